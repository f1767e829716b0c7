import { eurosFromCents } from "@/lib/rules/money/cents";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import type { businessInvoices } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import type { DocumentRow } from "@/platform/document/issue-document";
import { documentFilesOf } from "@/platform/document/issue-document";
import { postMails } from "@/platform/mail/post-mails";
import { mailIdentity } from "@/platform/site/company-identity";
import { type BusinessLetter, businessMail } from "./business-mail";

type InvoiceRow = typeof businessInvoices.$inferSelect;

export async function mailInvoice(
  { tx, idSite, now }: { tx: Sql; idSite: number; now: Date },
  business: BusinessRow,
  of: { invoice: InvoiceRow; document: DocumentRow },
): Promise<void> {
  await postLetter({ tx, idSite, now }, business, {
    kind: "invoice",
    once: of.document.number,
    number: of.document.number,
    month: of.invoice.month,
    amount: eurosFromCents(of.invoice.dueCents),
    dueDay: of.invoice.dueDay,
    documents: documentFilesOf([of.document]),
  });
}

export async function postLetter(
  { tx, idSite, now }: { tx: Sql; idSite: number; now: Date },
  business: BusinessRow,
  letter: BusinessLetter,
): Promise<void> {
  const identity = await mailIdentity(tx, business.language);
  await postMails(tx, idSite, now, [businessMail(identity, business, letter)]);
}
