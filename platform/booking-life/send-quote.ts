import type { Sql } from "@/platform/db/database";
import { issueQuote } from "@/platform/papers/issue-papers";
import type { Services } from "@/platform/services";
import type { BookingRow } from "./move-booking";
import { expireAt } from "./pay-links";
import { tell } from "./tell";

/** How long a quote is good. */
const VALID_FOR = 30 * 24 * 60 * 60_000;

/** Sends the quote of a booking that was priced: good for 30 days, as long as the ride is to come. */
export async function sendQuote(services: Services, tx: Sql, row: BookingRow): Promise<void> {
  const end = new Date(services.clock.now().getTime() + VALID_FOR);
  const payUntil = row.startAt < end ? row.startAt : end;
  await expireAt(tx, row, payUntil);
  const quoted = { ...row, payUntil };
  const quote = await issueQuote(services, tx, quoted, payUntil);
  await tell(services, tx, quoted, "quote", { papers: [quote] });
}
