import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import type { SiteParameters } from "@/lib/site/parameters";

/** Contact of the company on a calm page: by telephone, or else by e-mail. */
export function HelpLink({ parameters }: { parameters: SiteParameters }) {
  const t = useTranslations("chrome");
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = parameters;
  const reached = phone ?? email;
  if (!reached) return null;
  return (
    <a
      href={phone ? `tel:${phone.replace(/\s/g, "")}` : mailtoLink(reached)}
      className="inline-flex min-h-11 items-center gap-2 text-small hover:text-accent"
    >
      <Icon name={phone ? "phone" : "mail"} className="size-4" />
      <span>
        <span className="max-xs:sr-only">{t("help")} </span>
        <span className={`font-medium ${phone ? "whitespace-nowrap" : ""}`}>{reached}</span>
      </span>
    </a>
  );
}
