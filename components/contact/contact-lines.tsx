import { useTranslations } from "next-intl";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import type { SiteParameters } from "@/lib/site/parameters";

export function ContactLines(props: { parameters: SiteParameters; phoneClassName: string }) {
  const t = useTranslations("chrome");
  const { COMPANY_PHONE, COMPANY_MOBILE, COMPANY_FAX, COMPANY_EMAIL } = props.parameters;
  const phones = [COMPANY_PHONE, COMPANY_MOBILE].filter((phone) => phone !== null);
  return (
    <>
      {phones.map((phone) => (
        <li key={phone}>
          <a
            translate="no"
            href={`tel:${phone.replace(/\s/g, "")}`}
            className={props.phoneClassName}
          >
            {phone}
          </a>
        </li>
      ))}
      {COMPANY_FAX && <li>{t("fax", { number: COMPANY_FAX })}</li>}
      {COMPANY_EMAIL && (
        <li>
          <a
            translate="no"
            href={mailtoLink(COMPANY_EMAIL)}
            className="break-all hover:text-accent"
          >
            {COMPANY_EMAIL}
          </a>
        </li>
      )}
    </>
  );
}
