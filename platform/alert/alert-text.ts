import type { AlertKind } from "@/lib/contract/admin/alert";
import type { Sql } from "@/platform/db/sql";
import { pageUrl } from "@/platform/mail/page-url";
import { mailIdentity } from "@/platform/site/company-identity";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { readTexts } from "@/platform/site/parameter/read-texts";
import { gsmText } from "@/platform/sms/gsm-text";
import type { TextMessage } from "@/platform/sms/text-message";
import { alertWords } from "./alert-words";
import { companyMobile } from "./company-mobile";
import type { StaffAlert } from "./staff-alert";

/** Kinds without a text message: a ride that was booked is told again once it is paid. */
const WITHOUT_TEXT = new Set<AlertKind>(["BOOKING"]);

/** Composes an alert's text message to the company's mobile, in French; none where switched off. */
export async function alertText(
  tx: Sql,
  { kind, event, once, detail, path }: StaffAlert,
): Promise<TextMessage | undefined> {
  if (WITHOUT_TEXT.has(kind) || !(await readFlag(tx, "STAFF_TEXT_ALERTS"))) return undefined;
  const { COMPANY_MOBILE } = await readTexts(tx, ["COMPANY_MOBILE"]);
  const recipient = companyMobile(COMPANY_MOBILE);
  if (!recipient) return undefined;
  const { siteUrl } = await mailIdentity(tx, "fr_FR");
  const said = [alertWords.fr_FR[kind], detail("fr_FR")].filter(Boolean).join(" : ");
  return {
    channel: "SMS",
    event: `${event}:alert-text:${kind}:${once}`,
    recipient,
    text: gsmText(`${said}. ${pageUrl({ siteUrl, language: "fr_FR" }, path)}`),
  };
}
