import type { Sql } from "@/platform/db/sql";
import { postMails } from "@/platform/mail/post-mails";
import { alertRecipient } from "@/platform/push/deliver-alert";
import type { AlertPayload, PushAlert } from "@/platform/push/push-alert";
import type { Services } from "@/platform/services/services";
import { alertText } from "./alert-text";
import { alertWords } from "./alert-words";
import { devicesToAlert } from "./devices-to-alert";
import type { StaffAlert } from "./staff-alert";

/**
 * Alerts the staff who have the right and the wish to know: each of their browsers once, and the
 * company's mobile where the site says so. The alerts leave after the commit, like mails.
 * @param tx the transaction of the event itself
 */
export async function alertStaff(
  services: Pick<Services, "clock" | "isDelivered">,
  tx: Sql,
  idSite: number,
  alert: StaffAlert,
): Promise<void> {
  const { kind, event, once, detail, path } = alert;
  const devices = await devicesToAlert(tx, kind);
  const alerts = devices.map(({ id, language }): PushAlert => {
    const payload: AlertPayload = {
      title: alertWords[language][kind],
      body: detail(language),
      path,
      tag: event,
    };
    return {
      channel: "PUSH",
      event: `${event}:alert:${kind}:${once}`,
      recipient: alertRecipient(id),
      text: JSON.stringify(payload),
    };
  });
  const text = services.isDelivered.SMS ? await alertText(tx, alert) : undefined;
  await postMails(tx, idSite, services.clock.now(), [...alerts, ...(text ? [text] : [])]);
}
