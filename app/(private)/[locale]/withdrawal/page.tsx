import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { PrivateShell } from "@/components/layout/private-shell";
import { FindBookingForm } from "@/components/purchase/find-booking-form";
import { ClientWords } from "@/components/ui/client-words";
import { SiteLink } from "@/components/ui/site-link";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { takesRides } from "@/lib/site/takes-rides";

export const instant = false;

/** The way of a guest to withdraw from a contract: the link of the booking or the order is mailed. */
export default async function WithdrawalPage() {
  // At build there is no provider: what was asked for then would be kept for the page.
  await connection();
  const locale = (await getLocale()) as Locale;
  const of = takesRides(await bootstrap(locale)) ? "booking" : "order";
  const t = await getTranslations(of === "order" ? "order.withdrawal" : "ride.withdrawal");
  return (
    <PrivateShell path="/withdrawal">
      <title>{t("title")}</title>
      <div className="container-page py-16 md:py-24">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-5 max-w-2xl text-lead">{t("how")}</p>
        <div className="my-10">
          <ClientWords of={of === "order" ? ["order"] : ["ride", "booking"]}>
            <FindBookingForm of={of} send={t("send")} />
          </ClientWords>
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
