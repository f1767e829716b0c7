import { getTranslations } from "next-intl/server";
import { ActionPart } from "@/components/purchase/action-part";
import type { KeyLink } from "@/lib/api/by-key";
import type { HandedIdentity } from "@/lib/contract/booking-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { IdentityForm } from "./identity-form";

/** Proof of identity that a large order asks for: what became of it, and where it is handed in. */
export async function IdentityProof(props: {
  identity: HandedIdentity;
  link: KeyLink;
  locale: Locale;
}) {
  const { identity, link, locale } = props;
  const t = await getTranslations("ride.identity");
  const { receivedAt, isChecked, isAsked } = identity;
  const text = isChecked
    ? t("checked")
    : receivedAt
      ? t("received", { at: siteFormat(locale).dateAndTime(receivedAt) })
      : t("asked");
  return (
    <ActionPart id="identity" title={t("title")} text={text}>
      {isAsked && <IdentityForm key={receivedAt} link={link} isAgain={receivedAt !== null} />}
    </ActionPart>
  );
}
