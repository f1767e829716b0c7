import { z } from "@hono/zod-openapi";
import { and, eq, sql } from "drizzle-orm";
import {
  alertChoiceSchema,
  alertDeviceRequestSchema,
  alertsSchema,
  alertTrialSchema,
} from "@/lib/contract/admin/alert";
import { recordAudit } from "@/platform/audit/record-audit";
import { alertChoices, pushDevices } from "@/platform/db/schema/alert";
import { users } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import { alertRecipient } from "@/platform/push/deliver-alert";
import type { AlertPayload } from "@/platform/push/push-alert";
import type { Services } from "@/platform/services/services";
import { addDevice } from "./add-device";
import { alertWords } from "./alert-words";
import { alertsView } from "./alerts-view";

const see = route({
  name: "getAlerts",
  area: "admin",
  can: "own-alert:read",
  method: "get",
  path: "/admin/alert",
  summary: "How the caller is alerted, of what, and on which devices",
  responses: responses(alertsSchema, "Their alerts"),
});

const choose = route({
  name: "chooseAlert",
  area: "admin",
  can: "own-alert:change",
  startsFrom: { no: "each sets one kind of alert of their own, and says itself what it is to be" },
  method: "put",
  path: "/admin/alert",
  summary: "Silences a kind of alert for the caller, or wants it again",
  request: body(alertChoiceSchema),
  responses: responses(alertsSchema, "Their alerts as they are now"),
});

const add = route({
  name: "addAlertDevice",
  area: "admin",
  can: "own-alert:change",
  proof: true,
  method: "post",
  path: "/admin/alert/device",
  summary: "Has a browser alerted, by the address that its push service has for it",
  request: body(alertDeviceRequestSchema),
  responses: responses(alertsSchema, "Their alerts as they are now"),
});

const remove = route({
  name: "removeAlertDevice",
  area: "admin",
  can: "own-alert:change",
  method: "delete",
  path: "/admin/alert/device/{id}",
  summary: "Has one of the caller’s browsers alerted no more",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(alertsSchema, "Their alerts as they are now"),
});

const trial = route({
  name: "tryAlert",
  area: "admin",
  can: "own-alert:change",
  limit: "alertTrial",
  method: "post",
  path: "/admin/alert/trial",
  summary: "Alerts the caller’s devices, to see that it works",
  responses: responses(alertTrialSchema, "On how many devices"),
});

/** How each of the staff is alerted of what customers do. */
export function alertRouter({ isDelivered }: Services) {
  return newRouter()
    .answer(see, (work) => alertsView(work, work.user, isDelivered))
    .answer(choose, async (work, { json: { kind, isOn } }) => {
      const { tx, idSite, user } = work;
      const without = sql`array_remove(${alertChoices.silenced}, ${kind})`;
      await tx
        .insert(alertChoices)
        .values({ idSite, idUser: user.id, silenced: isOn ? [] : [kind] })
        .onConflictDoUpdate({
          target: alertChoices.idUser,
          set: { silenced: isOn ? without : sql`array_append(${without}, ${kind})` },
        });
      await recordAudit(work, {
        user,
        action: "CHANGE",
        subject: "own alerts",
        before: { [kind]: !isOn },
        after: { [kind]: isOn },
      });
      return alertsView(work, user, isDelivered);
    })
    .answer(add, async (work, { json }) => {
      await addDevice(work, json);
      return alertsView(work, work.user, isDelivered);
    })
    .answer(remove, async (work, { param: { id } }) => {
      const { tx, user } = work;
      const [device] = await tx
        .delete(pushDevices)
        .where(and(eq(pushDevices.id, id), eq(pushDevices.idUser, user.id)))
        .returning({ id: pushDevices.id });
      if (!device) throw new ApiError("NOT_FOUND");
      await recordAudit(work, {
        user,
        action: "REMOVE",
        subject: `alert device ${id}`,
        before: null,
        after: null,
      });
      return alertsView(work, user, isDelivered);
    })
    .answer(trial, async ({ tx, idSite, user, now }) => {
      const devices = await tx
        .select({ id: pushDevices.id, language: users.language })
        .from(pushDevices)
        .innerJoin(users, eq(users.id, pushDevices.idUser))
        .where(eq(pushDevices.idUser, user.id));
      const event = `alert:${user.id}:trial:${now.getTime()}`;
      const alerts = devices.map(({ id, language }) => {
        const { TRIAL, TRIAL_DETAIL } = alertWords[language];
        const payload: AlertPayload = {
          title: TRIAL,
          body: TRIAL_DETAIL,
          path: "/admin/alert",
          tag: "trial",
        };
        return {
          channel: "PUSH" as const,
          event,
          recipient: alertRecipient(id),
          text: JSON.stringify(payload),
        };
      });
      await postMails(tx, idSite, now, alerts);
      return { devices: devices.length };
    });
}
