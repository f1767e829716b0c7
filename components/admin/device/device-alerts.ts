import { alertPermission, askToAlert } from "@/lib/browser/alert-permission";
import { pageWorkers } from "@/lib/browser/page-worker";
import type { AlertDeviceRequest } from "@/lib/contract/admin/alert";

/** Whether this browser can be alerted: it can, once it is asked; its owner has refused; it cannot. */
export type AlertAbility = "CAN" | "REFUSED" | "INSTALL_FIRST" | "CANNOT";

export function alertAbility(): AlertAbility {
  const permission = alertPermission();
  if (permission) return permission === "denied" ? "REFUSED" : "CAN";
  // Safari on a telephone has it once the panel is on the home screen.
  return /iPhone|iPad/.test(navigator.userAgent) ? "INSTALL_FIRST" : "CANNOT";
}

/** How this browser is alerted already; null where it is not. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await pageWorkers()?.getRegistration("/admin");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the browser's owner whether it may be alerted, and the browser for the address.
 * @param publicKey the site's, in base64url
 * @returns undefined where its owner has refused
 * @throws what the browser says where its push service is away
 */
export async function subscribeDevice(publicKey: string): Promise<AlertDeviceRequest | undefined> {
  if (!(await askToAlert())) return undefined;
  const workers = pageWorkers();
  if (!(await workers?.getRegistration("/admin")) || !workers) throw new Error("No worker");
  const { pushManager } = await workers.ready;
  const before = await pushManager.getSubscription();
  // One that was made for other keys would be alerted of nothing.
  if (before && !isFor(before, publicKey)) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return deviceRequest(subscription);
}

/** What the API is told of a browser that is alerted. */
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
