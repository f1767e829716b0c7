import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button-link";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { currentMember } from "@/lib/site/member";
import { MINE, type Purchase } from "./purchase";
import { purchasePath } from "./purchase-path";

/**
 * Way to a booking or an order through the account: a login and back, or the member's bookings. It
 * reads the same whether there is such a booking or not.
 */
export async function LoginPrompt(props: { of: Purchase; reference: string; locale: Locale }) {
  const { of, reference, locale } = props;
  const [t, member] = await Promise.all([
    getTranslations(of === "order" ? "order.member" : "ride.member"),
    currentMember(locale).catch(() => null),
  ]);
  const next = localisedPath(purchasePath(of, { reference }), locale);
  return (
    <section aria-labelledby="way-in" className="self-start bg-surface p-6 md:p-8">
      <h2 id="way-in" className="text-subtitle">
        {t(member ? "notHere" : "hasAccount")}
      </h2>
      <p className="mt-3 mb-6 text-muted">{t(member ? "notHereText" : "hasAccountText")}</p>
      {member ? (
        <ButtonLink href={MINE[of]} look="outline">
          {t("mine")}
        </ButtonLink>
      ) : (
        <ButtonLink href={`/auth?${new URLSearchParams({ next })}`} look="outline">
          {t("logIn")}
        </ButtonLink>
      )}
    </section>
  );
}
