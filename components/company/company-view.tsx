import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BookingHistory } from "@/components/booking-page/booking-history";
import { BookingMoney } from "@/components/booking-page/booking-money";
import { Facts } from "@/components/booking-page/facts";
import { RideFacts } from "@/components/booking-page/ride-facts";
import { RideTimeline } from "@/components/booking-page/ride-timeline";
import { RideWords } from "@/components/booking-page/ride-words";
import type { BookingLink } from "@/lib/api/booking-page";
import type { CompanyPage } from "@/lib/contract/booking-company";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/locale-code";
import { CompanyActions } from "./company-actions";

/** A booking as the company sees it: who, where and when, the money, and what there is to do. */
export async function CompanyView({ booking, link }: { booking: CompanyPage; link: BookingLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const { euros } = siteFormat(locale);
  const { customer, asksIdentity, owed, cashAtMost, late } = booking;
  return (
    <RideWords>
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
            <Part title={t("company.actions")}>
              <CompanyActions booking={booking} link={link} locale={locale} />
            </Part>
            <Part title={t("company.ride")}>
              <RideTimeline booking={booking} />
              <div className="mt-8">
                <RideFacts booking={booking} />
              </div>
            </Part>
          </div>
          <div className="space-y-14">
            <Part title={t("company.customer")}>
              <Facts
                rows={[
                  [t("company.customer"), `${customer.firstname} ${customer.lastname}`],
                  [t("company.organisation"), booking.company],
                  [t("company.phone"), <Reach key="phone" by="tel" to={booking.phone} />],
                  [t("company.email"), <Reach key="email" by="mailto" to={booking.email} />],
                ]}
              />
            </Part>
            <Part title={t("money.title")}>
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
            </Part>
            <Part title={t("history.title")}>
              <BookingHistory history={booking.history} seenBy="company" />
            </Part>
          </div>
        </div>
      </div>
    </RideWords>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 text-subtitle">{title}</h2>
      {children}
    </section>
  );
}

const Reach = ({ by, to }: { by: "tel" | "mailto"; to: string }) => (
  <a
    href={`${by}:${by === "tel" ? to.replace(/\s/g, "") : to}`}
    className="break-all underline underline-offset-4 hover:text-accent"
  >
    {to}
  </a>
);
