import { getLocale, getTranslations } from "next-intl/server";
import { PagePart } from "@/components/purchase/page-part";
import { BookingDocuments } from "@/components/purchase/purchase-documents";
import { PurchaseFrame } from "@/components/purchase/purchase-frame";
import { ReviewPart } from "@/components/review/review-part";
import type { KeyLink } from "@/lib/api/by-key";
import type { BookingPage } from "@/lib/contract/booking-page";
import { hasProof, isConfirmed, wasMade } from "@/lib/rules/booking/booking-state";
import type { Locale } from "@/lib/rules/text/locale-code";
import { BookingActions } from "./booking-actions";
import { BookingHistory } from "./booking-history";
import { BookingMoney } from "./booking-money";
import { BookingProof } from "./booking-proof";
import { BookingState } from "./booking-state";
import { LiveRide } from "./live-ride";
import { RidePart } from "./ride-part";
import { rideShown } from "./ride-shown";

export async function BookingView({ booking, link }: { booking: BookingPage; link: KeyLink }) {
  const [t, locale] = await Promise.all([getTranslations("ride"), getLocale() as Promise<Locale>]);
  const { status, vehicle } = booking;
  const isOff = status === "CANCELLED" || status === "EXPIRED";
  return (
    <PurchaseFrame
      of="booking"
      isMine={booking.isMine}
      head={<BookingState booking={booking} link={link} />}
      main={
        <>
          {isConfirmed(status) && !wasMade(status) && rideShown(booking.progress) && (
            <PagePart title={t("today.title")} order="order-1">
              <LiveRide progress={booking.progress} link={link} />
            </PagePart>
          )}
          <RidePart title={t("ride.title")} order="order-1" booking={booking} />
          {wasMade(status) && (
            <ReviewPart of="booking" link={link} locale={locale} order="order-1" />
          )}
          <PagePart title={t("actions.title")} order="order-3 print:hidden">
            <BookingActions booking={booking} link={link} />
          </PagePart>
        </>
      }
      aside={
        <>
          {booking.lines.length > 0 && (
            <PagePart title={t("money.title")} order="order-2">
              <BookingMoney booking={booking} />
            </PagePart>
          )}
          {booking.documents.length > 0 && (
            <PagePart title={t("documents.title")} order="order-2">
              <BookingDocuments documents={booking.documents} isOff={isOff} />
            </PagePart>
          )}
          <PagePart title={t("history.title")} order="order-4">
            <BookingHistory history={booking.history} />
          </PagePart>
          {hasProof(status, vehicle) && (
            <details className="group order-5 min-w-0 border-line border-y">
              <summary className="flex min-h-11 list-none items-center justify-between gap-6 py-3 text-heading text-lead [&::-webkit-details-marker]:hidden">
                <h2>{t("proof.title")}</h2>
                <span
                  aria-hidden="true"
                  className="text-accent transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <div className="pb-4">
                <BookingProof proof={booking.proof} />
              </div>
            </details>
          )}
        </>
      }
    />
  );
}
