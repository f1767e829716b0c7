import { opening } from "@/lib/api/by-key";
import type { Call } from "@/lib/api/call";
import { newRideDraft } from "@/stores/ride-draft";
import { draftOfRideAgain } from "./draft-of-booking";

/**
 * Fills the booking form with a booked ride of the calling member.
 * @throws CallError 404 when it is none of theirs
 */
export async function rideAgain(call: Call, reference: string): Promise<void> {
  const booking = await call("GET /booking/{reference}", opening({ reference }));
  newRideDraft.setState({ ride: draftOfRideAgain(booking), restored: "AGAIN" });
}
