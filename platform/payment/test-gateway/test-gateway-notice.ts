import { and, eq, isNull } from "drizzle-orm";
import { deadlines } from "@/platform/db/schema/deadline";
import type { Deadline, DeadlineWork } from "@/platform/jobs/deadline-work";
import type { Services } from "@/platform/services/services";
import { noticeSecret } from "./notice-secret";
import { SIGNATURE_HEADER, signNotice } from "./notice-signature";
import { noticeOf } from "./payment-notice";

/** Delivers a notice of the test gateway; a notice that is not taken is tried again. */
export const testGatewayNotice: DeadlineWork = {
  prepare: deliver,
  // The delivery needs no second part.
  run: async () => undefined,
};

/** Delivers a notice now rather than at the next round; if it is not taken it waits for that. */
export async function deliverNow(services: Services, due: Deadline): Promise<void> {
  try {
    await deliver(services, due);
  } catch {
    return;
  }
  await services.database.inSite(due.idSite, (tx) =>
    tx
      .update(deadlines)
      .set({ doneAt: services.clock.now() })
      .where(and(eq(deadlines.id, due.id), isNull(deadlines.doneAt))),
  );
}

async function deliver(services: Services, due: Deadline): Promise<void> {
  const { database, clock } = services;
  const body = JSON.stringify(noticeOf(due));
  const secret = await noticeSecret(database, due.idSite);
  const answer = await services.deliverNotice(
    new Request("http://platform.internal/payment/notice/test", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        idSite: String(due.idSite),
        [SIGNATURE_HEADER]: signNotice(body, secret, clock.now()),
      },
      body,
    }),
  );
  if (!answer.ok) throw new Error(`The notice was answered with ${answer.status}`);
}
