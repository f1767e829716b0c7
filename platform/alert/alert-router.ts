import { and, eq, sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/alert";
import { recordAudit } from "@/platform/audit/record-audit";
import { alertChoices, pushDevices } from "@/platform/db/schema/alert";
import { users } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { postMails } from "@/platform/mail/post-mails";
import { alertRecipient } from "@/platform/push/deliver-alert";
import type { AlertPayload } from "@/platform/push/push-alert";
import type { Services } from "@/platform/services/services";
import { addDevice } from "./add-device";
import { alertWords } from "./alert-words";
import { alertsView } from "./alerts-view";

/** Routes by which each of the staff chooses the alerts about customers. */
export function alertRouter({ isDelivered }: Services) {
  return newRouter()
    .answer(calls.getAlerts, (work) => alertsView(work, work.user, isDelivered))
    .answer(calls.chooseAlert, async (work, { json: { kind, isOn } }) => {
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
    .answer(calls.addAlertDevice, async (work, { json }) => {
      await addDevice(work, json);
      return alertsView(work, work.user, isDelivered);
    })
    .answer(calls.removeAlertDevice, async (work, { param: { id } }) => {
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
    .answer(calls.tryAlert, async ({ tx, idSite, user, now }) => {
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
