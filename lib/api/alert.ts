import type { AlertChoice, AlertDeviceRequest, Alerts } from "@/lib/contract/admin/alert";
import type { Call } from "./call";

/** Silences a kind of alert for oneself, or wants it again. */
export const chooseAlert = (call: Call, body: AlertChoice) =>
  call<Alerts>("PUT", "/admin/alert", { body });

/** Has a browser alerted. @throws CallError 422 for one whose push service is not known */
export const addAlertDevice = (call: Call, body: AlertDeviceRequest) =>
  call<Alerts>("POST", "/admin/alert/device", { body });

/** Has one of one's own browsers alerted no more. */
export const removeAlertDevice = (call: Call, id: number) =>
  call<Alerts>("DELETE", `/admin/alert/device/${id}`);

/** Alerts one's own browsers, to see that it works. */
export const tryAlert = (call: Call) => call<{ devices: number }>("POST", "/admin/alert/trial");
