import { type Books, readBooks, readLives } from "./books";
import { gatewayFaults } from "./gateway-faults";
import type { History } from "./history";
import { lifeFaults } from "./life-faults";
import { moneyFaults } from "./money-faults";
import { paperFaults } from "./paper-faults";
import { playStep } from "./play-step";
import { beginStory, type Story } from "./story";
import type { World } from "./world";

/** Statuses in which a booking may end; only a suspended one stays final. */
const LAST = new Set(["CONFIRMED", "INVOICED", "EXPIRED", "CANCELLED"]);

/** Counts of each event, each end, each answer of the gateway in histories. */
export type Tally = Record<string, number>;

/**
 * Plays a history over the whole platform, and checks its books after each step and at the end.
 * @throws Error with the faults, and the step after which they were found
 */
export async function playHistory(world: World, one: History): Promise<Tally> {
  const story = await beginStory(world, one);
  for (const step of one.steps) {
    await playStep(story, step);
    const lives = await readLives(world.platform.database);
    refuse([...moneyFaults(lives), ...lifeFaults(lives)], step);
  }
  world.faults.isOut = false;
  await world.finish();
  const last = await readBooks(world.platform.database);
  refuse([...allFaults(last), ...unfinished(last)], "the end");
  await everythingAgain(story);
  const again = await readBooks(world.platform.database);
  if (stable(again) !== stable(last)) {
    throw new Error(`The end was not the end:\n${stable(last)}\n${stable(again)}`);
  }
  return tallyOf(again);
}

function tallyOf({ events, bookings, payments, refunds, papers }: Books): Tally {
  const tally: Tally = {};
  const seen = [
    ...events.map(({ event, reason }) => (event === "CANCEL" ? `${event} ${reason}` : event)),
    ...bookings.map(({ status }) => `ends ${status}`),
    ...payments.map(({ method, status }) => `${method} ${status}`),
    ...refunds.map(({ reason }) => `refund ${reason}`),
    ...papers.map(({ data }) => data.kind),
  ];
  for (const name of seen) tally[name] = (tally[name] ?? 0) + 1;
  return tally;
}

const allFaults = (books: Books) => [
  ...moneyFaults(books),
  ...gatewayFaults(books),
  ...lifeFaults(books),
  ...paperFaults(books),
];

function unfinished({ bookings }: Books): string[] {
  return bookings
    .filter(({ status, forceMajeureSince }) => {
      const isSuspended = status === "FINAL" && forceMajeureSince !== null;
      return !LAST.has(status) && !isSuspended;
    })
    .map(({ reference, status }) => `${reference} stays ${status}`);
}

/** Plays the time long after: customers come back, notices come again, and all due work is done. */
async function everythingAgain(story: Story): Promise<void> {
  const { clock } = story.world.platform;
  clock.moveTo(new Date(clock.now().getTime() + 3600_000).toISOString());
  for (const which of story.held.keys()) {
    await playStep(story, { do: "COME_BACK", which });
    await playStep(story, { do: "NOTICE", which, status: "paid" });
    await playStep(story, { do: "NOTICE", which, status: "refused" });
  }
  await story.world.finish();
}

/** Writes the part of the books that time alone must not change. */
const stable = ({ deadlines: _, ...books }: Books) => JSON.stringify(books);

function refuse(faults: string[], when: unknown): void {
  if (faults.length > 0) throw new Error(`${faults.join("\n")}\nafter ${JSON.stringify(when)}`);
}
