import type { Call } from "@/lib/api/call";
import { forgetKeptPanel } from "@/lib/browser/forget-kept-panel";
import type { Alerts } from "@/lib/contract/admin/alert";
import { currentSubscription } from "./device-alerts";

/**
 * Stops the alerts of this browser.
 * @returns the settings left; undefined where it was not alerted
 */
export async function forgetAlerts(call: Call): Promise<Alerts | undefined> {
  const subscription = await currentSubscription();
  if (!subscription) return undefined;
  const { devices } = await call("GET /admin/alert");
  const own = devices.find(({ endpoint }) => endpoint === subscription.endpoint);
  const left = own && (await call("DELETE /admin/alert/device/{id}", { params: { id: own.id } }));
  await subscription.unsubscribe();
  return left;
}

/** Leaves nothing of the panel on this device at a logout; a failure must not hold that up. */
export async function forgetDevice(call: Call): Promise<void> {
  await forgetAlerts(call).catch(() => undefined);
  await forgetKeptPanel().catch(() => undefined);
}
