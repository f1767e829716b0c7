import { getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-look";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { bootstrap } from "@/lib/site/bootstrap";
import { pathOfRole } from "@/lib/site/page-of-role";
import type { Purchase } from "./purchase";

export async function ContactUs(props: { of: Purchase; reference: string; locale: Locale }) {
  const { of, reference, locale } = props;
  const [t, { parameters }, path] = await Promise.all([
    getTranslations(of === "order" ? "order.actions" : "ride.actions"),
    bootstrap(locale),
    pathOfRole("CONTACT", locale),
  ]);
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email } = parameters;
  const about = encodeURIComponent(reference);
  const mail = email && mailtoLink(email, reference);
  const href = path ? localisedPath(`${path}?reference=${about}`, locale) : mail;
  return (
    <p className="flex flex-wrap gap-x-10 gap-y-2 py-8">
      {href && (
        <a href={href} className={QUIET_LOOK}>
          {t("contact")}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/\s/g, "")}`} className={QUIET_LOOK}>
          {t("call", { phone })}
        </a>
      )}
    </p>
  );
}
