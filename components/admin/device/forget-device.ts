import { removeAlertDevice } from "@/lib/api/alert";
import type { Call } from "@/lib/api/call";
import type { Alerts } from "@/lib/contract/admin/alert";
import { currentSubscription } from "./device-alerts";
import { forgetPanel } from "./kept-panel";

/** Has this browser alerted no more. @returns what is left; undefined where it was not alerted */
export async function forgetAlerts(call: Call): Promise<Alerts | undefined> {
  const subscription = await currentSubscription();
  if (!subscription) return undefined;
  const { devices } = await call<Alerts>("GET", "/admin/alert");
  const own = devices.find(({ endpoint }) => endpoint === subscription.endpoint);
  const left = own && (await removeAlertDevice(call, own.id));
  await subscription.unsubscribe();
  return left;
}

/** Leaves nothing of the panel on this device, for who logs out; what fails must not hold that up. */
export async function forgetDevice(call: Call): Promise<void> {
  await forgetAlerts(call).catch(() => undefined);
  await forgetPanel().catch(() => undefined);
}
