import { getLocale, getTranslations } from "next-intl/server";
import { BookingHistory } from "@/components/booking/page/booking-history";
import { BookingMoney } from "@/components/booking/page/booking-money";
import { RidePart } from "@/components/booking/page/ride-part";
import { Facts } from "@/components/purchase/facts";
import { PagePart } from "@/components/purchase/page-part";
import { PurchaseFrame } from "@/components/purchase/purchase-frame";
import { CustomerFacts } from "@/components/purchase/staff/customer-facts";
import { StateHead } from "@/components/purchase/state-head";
import { ClientWords } from "@/components/ui/client-words";
import type { KeyLink } from "@/lib/api/by-key";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { siteFormat } from "@/lib/i18n/site-format";
import { wasMade } from "@/lib/rules/booking/booking-state";
import { stepReached } from "@/lib/rules/booking/step-reached";
import { customerReach } from "@/lib/rules/text/customer-reach";
import type { Locale } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { BookingStaffActions } from "./booking-staff-actions";

export async function BookingStaffView({ booking, link }: { booking: StaffPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const { euros } = siteFormat(locale);
  const { info } = await bootstrap(locale);
  const reach = customerReach(booking, info?.isDelivered?.SMS ?? true);
  const step = wasMade(booking.status) ? null : stepReached(booking.progress);
  const { asksIdentity, owed, cashAtMost, late } = booking;
  return (
    <PurchaseFrame
      of="booking"
      head={
        <StateHead
          edge="border-accent"
          above={[t("company.kicker"), t("page.reference", { reference: booking.reference })]}
          title={t(step ? `company.reached.${step}` : `company.status.${booking.status}`)}
        >
          {booking.isSuspended && <p className="mt-5 text-lead">{t("history.event.SUSPEND")}</p>}
          {booking.cancelReason && (
            <p className="mt-5 text-lead">{t(`company.reason.${booking.cancelReason}`)}</p>
          )}
          {asksIdentity && <p className="mt-5 text-lead">{t("company.identity")}</p>}
        </StateHead>
      }
      main={
        <>
          <PagePart title={t("company.actions")}>
            <ClientWords of={["ride", "booking"]} isUnsent={reach === "NOTHING"}>
              <BookingStaffActions booking={booking} link={link} />
            </ClientWords>
          </PagePart>
          <RidePart title={t("company.ride")} booking={booking} />
        </>
      }
      aside={
        <>
          <CustomerFacts
            customer={booking.customer}
            organisation={booking.company}
            phone={booking.phone}
            email={booking.email}
          />
          <PagePart title={t("money.title")}>
            {booking.lines.length > 0 ? (
              <BookingMoney booking={booking} seenBy="company" />
            ) : (
              <p className="text-muted">{t("company.noPrice")}</p>
            )}
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
        </>
      }
    />
  );
}
