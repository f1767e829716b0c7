import { PagePart } from "@/components/purchase/page-part";
import type { BookingPage } from "@/lib/contract/booking-page";
import { RideFacts } from "./ride-facts";
import { RideTimeline } from "./ride-timeline";

export const RidePart = (props: { title: string; order?: string; booking: BookingPage }) => (
  <PagePart {...props}>
    <RideTimeline booking={props.booking} />
    <div className="mt-8">
      <RideFacts booking={props.booking} />
    </div>
  </PagePart>
);
