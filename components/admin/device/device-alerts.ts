import { alertPermission, askToAlert } from "@/lib/browser/alert-permission";
import { pageWorkers } from "@/lib/browser/page-worker";
import type { AlertDeviceRequest } from "@/lib/contract/admin/alert";

/** Ability of this browser to be alerted: it can, was refused, must be installed, or cannot. */
export type AlertAbility = "CAN" | "REFUSED" | "INSTALL_FIRST" | "CANNOT";

export function alertAbility(): AlertAbility {
  const permission = alertPermission();
  if (permission) return permission === "denied" ? "REFUSED" : "CAN";
  // Safari on a telephone has it once the panel is on the home screen.
  return /iPhone|iPad/.test(navigator.userAgent) ? "INSTALL_FIRST" : "CANNOT";
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await pageWorkers()?.getRegistration("/admin");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the browser's owner whether it may be alerted, and the browser for the address.
 * @param publicKey the site's, in base64url
 * @returns undefined where its owner has refused
 * @throws the browser's own error where its push service is away
 */
export async function subscribeDevice(publicKey: string): Promise<AlertDeviceRequest | undefined> {
  if (!(await askToAlert())) return undefined;
  const workers = pageWorkers();
  if (!(await workers?.getRegistration("/admin")) || !workers) throw new Error("No worker");
  const { pushManager } = await workers.ready;
  const before = await pushManager.getSubscription();
  // A subscription made for other keys would receive nothing.
  if (before && !isFor(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return deviceRequest(subscription);
}

export function deviceRequest(subscription: PushSubscription): AlertDeviceRequest {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  };
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const written = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return written === publicKey;
}
