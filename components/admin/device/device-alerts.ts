import type { AlertDeviceRequest } from "@/lib/contract/admin/alert";

/** Whether this browser can be alerted: it can, once it is asked; its owner has refused; it cannot. */
export type AlertAbility = "CAN" | "REFUSED" | "INSTALL_FIRST" | "CANNOT";

export function alertAbility(): AlertAbility {
  if ("PushManager" in window && "serviceWorker" in navigator && "Notification" in window) {
    return Notification.permission === "denied" ? "REFUSED" : "CAN";
  }
  // Safari on a telephone has it once the panel is on the home screen.
  return /iPhone|iPad/.test(navigator.userAgent) ? "INSTALL_FIRST" : "CANNOT";
}

/** How this browser is alerted already; null where it is not. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/admin");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/**
 * Asks the browser's owner whether it may be alerted, and the browser for the address.
 * @param publicKey the site's, in base64url
 * @returns undefined where its owner has refused
 * @throws what the browser says where its push service is away
 */
export async function subscribeDevice(publicKey: string): Promise<AlertDeviceRequest | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  if (!(await navigator.serviceWorker.getRegistration("/admin"))) throw new Error("No worker");
  const { pushManager } = await navigator.serviceWorker.ready;
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
