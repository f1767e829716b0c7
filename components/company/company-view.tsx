import { getLocale, getTranslations } from "next-intl/server";
import { BookingHistory } from "@/components/booking-page/booking-history";
import { BookingMoney } from "@/components/booking-page/booking-money";
import { Facts } from "@/components/booking-page/facts";
import { PagePart } from "@/components/booking-page/page-part";
import { RideFacts } from "@/components/booking-page/ride-facts";
import { RideTimeline } from "@/components/booking-page/ride-timeline";
import { ClientWords } from "@/components/ui/client-words";
import type { BookingLink } from "@/lib/api/booking-page";
import type { CompanyPage } from "@/lib/contract/booking-company";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";
import { CompanyActions } from "./company-actions";
import { Reach } from "./reach";

/** A booking as the company sees it: who, where and when, the money, and what there is to do. */
export async function CompanyView({ booking, link }: { booking: CompanyPage; link: BookingLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const { euros } = siteFormat(locale);
  const { customer, asksIdentity, owed, cashAtMost, late } = booking;
  return (
    <ClientWords of={["ride", "booking"]}>
      <div className="container-page py-10 md:py-16">
        <header className="border-accent border-l-2 bg-surface p-6 md:p-10">
          <p className="mb-3 text-muted text-small">
            {t("company.kicker")} · {t("page.reference", { reference: booking.reference })}
          </p>
          <h1 id="booking-state" tabIndex={-1} className="text-title outline-none">
            {t(`company.status.${booking.status}`)}
          </h1>
          {booking.cancelReason && (
            <p className="mt-5 text-lead">{t(`company.reason.${booking.cancelReason}`)}</p>
          )}
          {asksIdentity && <p className="mt-5 text-lead">{t("company.identity")}</p>}
        </header>
        <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
          <div className="space-y-14">
            <PagePart title={t("company.actions")}>
              <CompanyActions booking={booking} link={link} />
            </PagePart>
            <PagePart title={t("company.ride")}>
              <RideTimeline booking={booking} />
              <div className="mt-8">
                <RideFacts booking={booking} />
              </div>
            </PagePart>
          </div>
          <div className="space-y-14">
            <PagePart title={t("company.customer")}>
              <Facts
                rows={[
                  [t("company.customer"), `${customer.firstname} ${customer.lastname}`],
                  [t("company.organisation"), booking.company],
                  [t("company.phone"), <Reach key="phone" by="tel" to={booking.phone} />],
                  [t("company.email"), <Reach key="email" by="mailto" to={booking.email} />],
                ]}
              />
            </PagePart>
            <PagePart title={t("money.title")}>
              <BookingMoney booking={booking} />
              {owed > 0 && (
                <div className="mt-6">
                  <Facts
                    rows={[
                      [t("company.owed"), euros(owed)],
                      [t("company.cash"), euros(cashAtMost)],
                      [t("company.interest"), late.interest > 0 && euros(late.interest)],
                      [t("company.flatFee"), late.flatFee > 0 && euros(late.flatFee)],
                    ]}
                  />
                </div>
              )}
            </PagePart>
            <PagePart title={t("history.title")}>
              <BookingHistory history={booking.history} seenBy="company" />
            </PagePart>
          </div>
        </div>
      </div>
    </ClientWords>
  );
}
