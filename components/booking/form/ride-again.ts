import { getBookingPage } from "@/lib/api/booking-page";
import type { Call } from "@/lib/api/call";
import { newRideDraft } from "@/stores/ride-draft";
import { draftOfRideAgain } from "./draft-of-booking";

/**
 * Fills the booking form with the ride of a booking of the member who calls.
 * @throws CallError 404 when it is none of theirs
 */
export async function rideAgain(call: Call, reference: string): Promise<void> {
  const booking = await getBookingPage(call, { reference });
  newRideDraft.setState({ ride: draftOfRideAgain(booking), restored: "AGAIN" });
}
