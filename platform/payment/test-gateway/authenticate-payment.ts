import { sql } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import type { Deadline } from "@/platform/jobs/deadline-work";
import type { Clock } from "@/platform/services/clock";
import { decideIn, isStill } from "./decide-payment";
import type { NoticeJourney } from "./notice-journey";

/** Code that the test bank asks for, and shows. */
export const TEST_CODE = "123456";

const MAX_WRONG_CODES = 3;

interface Books {
  database: Database;
  clock: Clock;
}

/** Asks the customer of an open payment to identify themselves; or, given up, opens it again. */
export async function askForCode(
  { database, clock }: Books,
  { idSite, id, isAsked }: { idSite: number; id: string; isAsked: boolean },
): Promise<void> {
  const [from, to] = isAsked ? (["OPEN", "UNDER_WAY"] as const) : (["UNDER_WAY", "OPEN"] as const);
  await database.inSite(idSite, (tx) =>
    tx
      .update(testGatewayPayments)
      .set({ status: to })
      .where(isStill(id, from, clock.now())),
  );
}

/**
 * Takes a code for a payment that asks for one: the right one pays it, the third wrong one refuses
 * it.
 * @returns the notices, or how many tries are left; undefined when no code is asked for
 */
export function giveCode(
  { database, clock }: Books,
  given: { idSite: number; id: string; code: string; journey: NoticeJourney },
): Promise<{ notices: Deadline[] } | { triesLeft: number } | undefined> {
  const { idSite, id, code, journey } = given;
  const now = clock.now();
  return database.inSite(idSite, async (tx) => {
    const decide = async (to: "PAID" | "REFUSED") => {
      const notices = await decideIn(tx, now, { idSite, id, from: "UNDER_WAY", to, journey });
      return notices && { notices };
    };
    if (code === TEST_CODE) return decide("PAID");
    const [tried] = await tx
      .update(testGatewayPayments)
      .set({ wrongCodes: sql`${testGatewayPayments.wrongCodes} + 1` })
      .where(isStill(id, "UNDER_WAY", now))
      .returning({ wrongCodes: testGatewayPayments.wrongCodes });
    if (!tried) return undefined;
    const triesLeft = MAX_WRONG_CODES - tried.wrongCodes;
    return triesLeft > 0 ? { triesLeft } : decide("REFUSED");
  });
}
