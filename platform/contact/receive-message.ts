import type { MessageRequest } from "@/lib/contract/message";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { alertStaff } from "@/platform/alert/alert-staff";
import { messages as messageTable } from "@/platform/db/schema/people";
import type { RequestContext } from "@/platform/http/request-context";
import { mayAcknowledge } from "@/platform/mail/may-acknowledge";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { companyMessageReceivedMail } from "./company-message-received";
import { messageAlert } from "./message-alert";
import { messageReceivedMail } from "./message-received";

/**
 * Stores a visitor's message, and posts the notice and the acknowledgement with it. An address that
 * has had several acknowledgements in an hour gets no more: the visitor need not own it.
 */
export async function receiveMessage(
  services: Services,
  { idSite, language }: Pick<RequestContext["Variables"], "idSite" | "language">,
  request: MessageRequest,
): Promise<void> {
  const { name, email, phone = null, subject = null, message } = request;
  const { database, clock } = services;
  const now = clock.now();
  const isAcknowledged = await mayAcknowledge(services, idSite, email);
  await database.inSite(idSite, async (tx) => {
    const [row] = await tx
      .insert(messageTable)
      .values({ idSite, name, email, phone, subject, message, language, receivedAt: now })
      .returning({ id: messageTable.id });
    const event = `message:${row?.id}`;
    const identity = await mailIdentity(tx, language);
    const mails = isAcknowledged ? [messageReceivedMail(`${event}:received`, identity, email)] : [];
    if (identity.email) {
      const company = { ...(await mailIdentity(tx, "fr_FR")), email: identity.email };
      mails.push(companyMessageReceivedMail(`${event}:notice`, company, request));
    }
    await postMails(tx, idSite, now, mails);
    if (row) await alertStaff(services, tx, idSite, messageAlert(row.id));
    await touchRetention(tx, { idSite, address: email }, now);
  });
}
