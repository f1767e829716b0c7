import { getLocale, getTranslations } from "next-intl/server";
import { FindBooking } from "@/components/booking-page/find-booking";
import { RideWords } from "@/components/booking-page/ride-words";
import { PrivateShell } from "@/components/chrome/private-shell";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/locale-code";

export const instant = false;

/** The way of a guest to withdraw from a contract: the booking's link is mailed. */
export default async function WithdrawalPage() {
  const [t, locale] = await Promise.all([
    getTranslations("ride.withdrawal"),
    getLocale() as Promise<Locale>,
  ]);
  return (
    <PrivateShell path="/withdrawal">
      <title>{t("title")}</title>
      <div className="container-page py-16 md:py-24">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-5 max-w-2xl text-lead">{t("how")}</p>
        <div className="my-10">
          <RideWords>
            <FindBooking locale={locale} send={t("send")} />
          </RideWords>
        </div>
        <div className="max-w-2xl space-y-4 border-line border-t pt-8 text-muted">
          <p>{t("text")}</p>
          <p>
            {t.rich("terms", {
              link: (text) => (
                <SiteLink href="/sale-terms" className="text-accent underline underline-offset-4">
                  {text}
                </SiteLink>
              ),
            })}
          </p>
        </div>
      </div>
    </PrivateShell>
  );
}
