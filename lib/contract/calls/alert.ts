import { z } from "zod";
import {
  alertChoiceSchema,
  alertDeviceRequestSchema,
  alertsSchema,
  alertTrialSchema,
} from "@/lib/contract/admin/alert";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getAlerts = call({
  name: "getAlerts",
  area: "admin",
  can: "own-alert:read",
  method: "get",
  path: "/admin/alert",
  summary: "How the caller is alerted, of what, and on which devices",
  answer: alertsSchema,
  says: "Their alerts",
});

export const chooseAlert = call({
  name: "chooseAlert",
  area: "admin",
  can: "own-alert:change",
  startsFrom: { no: "each sets one kind of alert of their own, and says itself what it is to be" },
  method: "put",
  path: "/admin/alert",
  summary: "Silences a kind of alert for the caller, or wants it again",
  body: alertChoiceSchema,
  answer: alertsSchema,
  says: "Their alerts as they are now",
});

export const addAlertDevice = call({
  name: "addAlertDevice",
  area: "admin",
  can: "own-alert:change",
  proof: true,
  method: "post",
  path: "/admin/alert/device",
  summary: "Has a browser alerted, by the address that its push service has for it",
  body: alertDeviceRequestSchema,
  answer: alertsSchema,
  says: "Their alerts as they are now",
});

export const removeAlertDevice = call({
  name: "removeAlertDevice",
  area: "admin",
  can: "own-alert:change",
  method: "delete",
  path: "/admin/alert/device/{id}",
  summary: "Has one of the caller’s browsers alerted no more",
  params: z.object({ id: integerParam() }),
  answer: alertsSchema,
  says: "Their alerts as they are now",
});

export const tryAlert = call({
  name: "tryAlert",
  area: "admin",
  can: "own-alert:change",
  limit: "alertTrial",
  method: "post",
  path: "/admin/alert/trial",
  summary: "Alerts the caller’s devices, to see that it works",
  answer: alertTrialSchema,
  says: "On how many devices",
});
