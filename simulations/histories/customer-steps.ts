import type { CancelOutcome, ChangeOutcome } from "@/lib/contract/booking-page";
import { anOrder } from "@/testing/ride-order";
import type { Only } from "./history";
import { type Held, rideOf, type Story } from "./story";

const HOUR = 3_600_000;

/** Returns a path of the customer's, with their key. */
export const customerPath = ({ reference, key }: Held, path = "") =>
  `/booking/${reference}${path}?key=${key}`;

/** Ends a booking, and checks that the preview is what is done. */
export async function end(story: Story, path: string, isAlone: boolean): Promise<void> {
  const preview = await story.call<CancelOutcome>("POST", path, { dryRun: true });
  const done = await story.call<CancelOutcome>("POST", path, {});
  if (!isAlone) return;
  const sayings = [preview, done].map(({ status, answer: { success, data } }) =>
    success ? [data.paid, data.refund, data.kept, data.why] : [status],
  );
  if (String(sayings[0]) !== String(sayings[1])) {
    throw new Error(`Said: ${sayings[0]}; done: ${sayings[1]}`);
  }
}

export async function change(
  story: Story,
  of: Held,
  { laterHours, vehicle, ride: kind }: Only<"CHANGE">,
  isAlone: boolean,
): Promise<void> {
  const { startAt } = await story.row(of);
  const change = {
    ...rideOf(kind, new Date(startAt.getTime() + laterHours * HOUR)),
    passengers: 2,
    idVehicle: story.vehicle(vehicle),
  };
  const preview = await story.call<ChangeOutcome>("PUT", customerPath(of), {
    ...change,
    dryRun: true,
  });
  const done = await story.call<ChangeOutcome>("PUT", customerPath(of), change);
  if (!isAlone) return;
  const sayings = [preview, done].map(({ status, answer: { success, data } }) =>
    success ? [data.total, data.dueNow, data.refund] : [status],
  );
  // The vehicle may be found taken only when it is to be moved.
  const isTaken = preview.status === 200 && done.status === 409;
  if (String(sayings[0]) !== String(sayings[1]) && !isTaken) {
    throw new Error(`Said: ${sayings[0]}; done: ${sayings[1]}`);
  }
}

/** Asks for the same vehicle at the same time, as another customer. */
export async function compete(story: Story, of: Held): Promise<void> {
  const { startAt, idVehicle } = await story.row(of);
  if (!idVehicle) return;
  const order = anOrder(idVehicle, rideOf("SHORT", startAt));
  await story.book("/booking", order);
}
