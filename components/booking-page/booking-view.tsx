import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { BookingLink } from "@/lib/api/booking-page";
import type { BookingPage } from "@/lib/contract/booking-page";
import { BookingActions } from "./booking-actions";
import { BookingDocuments } from "./booking-documents";
import { BookingHistory } from "./booking-history";
import { BookingMoney } from "./booking-money";
import { BookingProof } from "./booking-proof";
import { BookingState } from "./booking-state";
import { RideFacts } from "./ride-facts";
import { RideTimeline } from "./ride-timeline";
import { RideWords } from "./ride-words";

/** A booking with its whole life: where it stands, the ride, the money, papers, what one may do. */
export async function BookingView({ booking, link }: { booking: BookingPage; link: BookingLink }) {
  const t = await getTranslations("ride");
  return (
    <RideWords>
      <div
        className={`container-page pb-10 md:pb-16 ${booking.isMine ? "pt-4 md:pt-8" : "pt-10 md:pt-16"}`}
      >
        {booking.isMine && <ToBookings label={t("member.bookings")} />}
        <BookingState booking={booking} link={link} />
        {/* On a small window the columns are one, in the order of what one looks for first. */}
        <div className="mt-14 grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
          <div className="contents lg:block lg:space-y-14">
            <Part title={t("ride.title")} order="order-1">
              <RideTimeline booking={booking} />
              <div className="mt-8">
                <RideFacts booking={booking} />
              </div>
            </Part>
            <Part title={t("actions.title")} order="order-3">
              <BookingActions booking={booking} link={link} />
            </Part>
          </div>
          <div className="contents lg:block lg:space-y-14">
            <Part title={t("money.title")} order="order-2">
              <BookingMoney booking={booking} />
            </Part>
            {booking.documents.length > 0 && (
              <Part title={t("documents.title")} order="order-2">
                <BookingDocuments documents={booking.documents} />
              </Part>
            )}
            <Part title={t("history.title")} order="order-4">
              <BookingHistory history={booking.history} />
            </Part>
            <Part title={t("proof.title")} order="order-5">
              <BookingProof proof={booking.proof} />
            </Part>
          </div>
        </div>
      </div>
    </RideWords>
  );
}

/** The way back to all the bookings of the member whose this is. */
const ToBookings = ({ label }: { label: string }) => (
  <p className="mb-4">
    <SiteLink
      href="/account/bookings"
      className="inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline"
    >
      <Icon name="chevron" className="size-4 rotate-90" />
      {label}
    </SiteLink>
  </p>
);

function Part(props: { title: string; order: string; children: ReactNode }) {
  return (
    <section className={`min-w-0 ${props.order}`}>
      <h2 className="mb-6 text-subtitle">{props.title}</h2>
      {props.children}
    </section>
  );
}
