import { deadlines } from "@/platform/db/schema/deadline";
import type { Sql } from "@/platform/db/sql";
import type { Deadline } from "@/platform/jobs/deadline-work";
import type { PlannedNotice } from "./notice-journey";
import { deliveryName } from "./payment-notice";

/** Posts notices of a payment, in the transaction of the act itself. */
export async function postNotices(
  tx: Sql,
  { idSite, id, now }: { idSite: number; id: string; now: Date },
  notices: PlannedNotice[],
): Promise<Deadline[]> {
  if (notices.length === 0) return [];
  const deliveries = notices.map((notice) => ({
    idSite,
    kind: "TEST_GATEWAY_NOTICE",
    subject: deliveryName(id, notice),
    dueAt: new Date(now.getTime() + notice.delay),
  }));
  return tx.insert(deadlines).values(deliveries).returning();
}
