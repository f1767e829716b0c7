import { and, desc, eq, isNotNull, lte } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/newsletter";
import { NOTICE_HEADERS } from "@/lib/contract/notice-headers";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { isSameSecret } from "@/platform/http/same-secret";
import { onlyWithNewsletter } from "@/platform/newsletter/only-with-newsletter";
import type { Services } from "@/platform/services/services";
import { noteReturn } from "./note-return";

/** Takes notices of a mail provider about letters that came back; without its token there is none. */
export function letterReturnRouter({ mailReturnToken = "" }: Services) {
  const router = newRouter();
  router.use("/newsletter/return", onlyWithNewsletter, async (c, next) => {
    if (mailReturnToken === "") throw new ApiError("NOT_FOUND");
    if (!isSameSecret(mailReturnToken, c.req.header(NOTICE_HEADERS.mailReturnToken) ?? "")) {
      throw new ApiError("UNAUTHENTICATED");
    }
    await next();
  });
  return router.answer(calls.receiveLetterReturn, async ({ tx, idSite, now }, { json }) => {
    const { address, kind, reason } = json;
    const told = new Date(json.at);
    const at = told > now ? now : told;
    await noteReturn(tx, idSite, {
      address,
      key: `notice ${kind} ${told.toISOString()}`,
      kind,
      reason,
      at,
      event: await lastLetterTo(tx, address, at),
    });
    return {};
  });
}

/** Finds the event of the last newsletter that was written to an address before an instant. */
async function lastLetterTo(tx: Sql, address: string, at: Date): Promise<string | null> {
  const [letter] = await tx
    .select({ event: outbox.event })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipientKey, address),
        isNotNull(outbox.unsubscribeUrl),
        lte(outbox.createdAt, at),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1);
  return letter?.event ?? null;
}
