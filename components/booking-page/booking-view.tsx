import { getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/ui/client-words";
import type { BookingLink } from "@/lib/api/booking-page";
import type { BookingPage } from "@/lib/contract/booking-page";
import { BookingActions } from "./booking-actions";
import { BookingDocuments } from "./booking-documents";
import { BookingHistory } from "./booking-history";
import { BookingMoney } from "./booking-money";
import { BookingProof } from "./booking-proof";
import { BookingState } from "./booking-state";
import { PagePart } from "./page-part";
import { RideFacts } from "./ride-facts";
import { RideTimeline } from "./ride-timeline";
import { ToMine } from "./to-mine";

/** A booking with its whole life: where it stands, the ride, the money, papers, what one may do. */
export async function BookingView({ booking, link }: { booking: BookingPage; link: BookingLink }) {
  const t = await getTranslations("ride");
  return (
    <ClientWords of={["ride", "booking"]}>
      <div
        className={`container-page pb-10 md:pb-16 ${booking.isMine ? "pt-4 md:pt-8" : "pt-10 md:pt-16"}`}
      >
        {booking.isMine && <ToMine href="/account/bookings" label={t("member.mine")} />}
        <BookingState booking={booking} link={link} />
        {/* On a small window the columns are one, in the order of what one looks for first. */}
        <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
          <div className="contents lg:block lg:space-y-14">
            <PagePart title={t("ride.title")} order="order-1">
              <RideTimeline booking={booking} />
              <div className="mt-8">
                <RideFacts booking={booking} />
              </div>
            </PagePart>
            <PagePart title={t("actions.title")} order="order-3">
              <BookingActions booking={booking} link={link} />
            </PagePart>
          </div>
          <div className="contents lg:block lg:space-y-14">
            <PagePart title={t("money.title")} order="order-2">
              <BookingMoney booking={booking} />
            </PagePart>
            {booking.documents.length > 0 && (
              <PagePart title={t("documents.title")} order="order-2">
                <BookingDocuments documents={booking.documents} />
              </PagePart>
            )}
            <PagePart title={t("history.title")} order="order-4">
              <BookingHistory history={booking.history} />
            </PagePart>
            <PagePart title={t("proof.title")} order="order-5">
              <BookingProof proof={booking.proof} />
            </PagePart>
          </div>
        </div>
      </div>
    </ClientWords>
  );
}
