import { eq } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";
import type { Only } from "./history";
import type { Held, Story } from "./story";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_OUTAGE = 2 * 60 * MINUTE;

/** Moves the time on, with the deadlines that fall due on the way, or without. */
export async function wait(story: Story, of: Held, step: Only<"WAIT">): Promise<void> {
  const { world } = story;
  const { clock } = world.platform;
  const target = new Date(Math.max(clock.now().getTime(), await untilOf(story, of, step.until)));
  // A gateway that is out for a day leaves its work to a person: that is another story.
  if (target.getTime() - clock.now().getTime() > LONGEST_OUTAGE) world.faults.isOut = false;
  if (step.deadlines === "ON_TIME") return world.advanceTo(target);
  clock.moveTo(target.toISOString());
  if (step.deadlines === "LATE") await world.platform.runDue();
}

async function untilOf(story: Story, of: Held, until: Only<"WAIT">["until"]): Promise<number> {
  const { clock, database } = story.world.platform;
  if (typeof until === "number") return clock.now().getTime() + until * MINUTE;
  const { startAt, id, payUntil } = await story.row(of);
  const rideRows = await database.everySite.select().from(rides).where(eq(rides.idBooking, id));
  const start = startAt.getTime();
  const endAt = Math.max(start, ...rideRows.map((ride) => ride.endAt.getTime()));
  const instants = {
    LINK_END: (payUntil ?? clock.now()).getTime() - 6 * MINUTE,
    DAY_BEFORE: start - DAY,
    START: start,
    HALF_WAY: (start + endAt) / 2,
    END: endAt + 60 * MINUTE,
    INVOICE: endAt + 4 * DAY,
  };
  return instants[until] + MINUTE;
}
