import { getTranslations } from "next-intl/server";
import { QUIET_LOOK } from "@/components/ui/button-link";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import type { Purchase } from "./purchase";

const FORMS = { booking: "/contacter-votre-chauffeur-prive", order: "/contact" };

/** Whom to write to and to call about a booking or an order. */
export async function ContactUs(props: { of: Purchase; reference: string; locale: Locale }) {
  const { of, reference, locale } = props;
  const [t, { parameters }] = await Promise.all([
    getTranslations(of === "order" ? "order.actions" : "ride.actions"),
    bootstrap(locale),
  ]);
  const { COMPANY_PHONE: phone, COMPANY_EMAIL: email, HIDE_CONTACT_PAGE: hasNoPage } = parameters;
  const form = `${FORMS[of]}?reference=${encodeURIComponent(reference)}`;
  const mail = email && `mailto:${email}?subject=${encodeURIComponent(reference)}`;
  const href = hasNoPage ? mail : localisedPath(form, locale);
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
