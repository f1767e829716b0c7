import type { Channel } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { deliverAlert } from "@/platform/push/deliver-alert";
import type { PushGateway } from "@/platform/push/push-gateway";
import type { Clock } from "@/platform/services/clock";
import type { SmsGateway } from "@/platform/sms/http-sms";
import { smsSenderName } from "@/platform/sms/sms-sender-name";
import { attachmentFile, type PrintDocument } from "./attachment-file";
import type { OutboxMail } from "./claim-mail";
import { mailSenderAddress } from "./mail-sender-address";
import type { MailFile, MailTransport } from "./mail-transport";

/** Hands a row of the outbox over; rejects when it was not taken. */
export type Deliver = (mail: OutboxMail) => Promise<void>;

/** Returns the delivery of each channel; undefined for one without configuration. */
export function deliverers({
  db,
  transport,
  sms,
  push,
  clock,
  print,
}: {
  db: Sql;
  clock: Clock;
  transport: MailTransport | undefined;
  sms: SmsGateway | undefined;
  push?: PushGateway | undefined;
  print: PrintDocument;
}): Record<Channel, Deliver | undefined> {
  return {
    MAIL:
      transport &&
      (async (mail) => {
        const from = await mailSenderAddress(db, mail.idSite);
        const files: MailFile[] = [];
        // Files are made one after the other: a PDF takes its memory.
        for (const attachment of mail.attachments)
          files.push(await attachmentFile(attachment, print));
        await transport(mail, from, files);
      }),
    SMS:
      sms &&
      (async ({ id, idSite, createdAt, recipient, text }) => {
        const { name } = await mailSenderAddress(db, idSite);
        // An outbox that begins again at 1 has other instants.
        const once = `outbox-${idSite}-${id}-${createdAt.getTime()}`;
        await sms({ id: once, to: recipient, from: smsSenderName(name), text });
      }),
    PUSH:
      push &&
      (async (alert) => {
        const { address } = await mailSenderAddress(db, alert.idSite);
        await deliverAlert(db, alert, { push, now: clock.now(), contact: address });
      }),
  };
}
