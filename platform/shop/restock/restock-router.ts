import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/restock";
import type { LanguageCode } from "@/lib/contract/locale";
import type { AwaitedRestock } from "@/lib/contract/restock";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { consume } from "@/platform/http/rate-limits";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { requestRestock } from "./ask-for-restock";
import { readAwaitedWine } from "./awaited-wine";
import { forgetRestock } from "./forget-restock";

export function restockRouter({ rateLimits }: Services) {
  return newRouter()
    .answerInSteps(
      calls.askForRestock,
      async ({ inUnitOfWork, idSite }, { json: { website, ...request } }) => {
        // A person does not see this field: a robot that fills it in gets the usual answer.
        if (website) return { isWaiting: true };
        await consume(rateLimits.restockMail, idSite, request.email);
        return { isWaiting: await inUnitOfWork((work) => requestRestock(work, request)) };
      },
    )
    .answer(calls.getRestock, ({ tx, language }, { param }) =>
      awaitedView(tx, param.code, language),
    )
    .answer(calls.endRestock, async ({ tx, language, now }, { param }) => {
      const awaited = await awaitedView(tx, param.code, language);
      await forgetRestock(tx, { code: param.code }, now);
      return awaited;
    });
}

/** @throws ApiError NOT_FOUND once nobody waits by this link */
async function awaitedView(tx: Sql, code: string, language: LanguageCode): Promise<AwaitedRestock> {
  const [request] = await tx
    .select()
    .from(restockRequests)
    .where(eq(restockRequests.code, code))
    .for("update");
  if (!request) throw new ApiError("NOT_FOUND");
  const wine = await readAwaitedWine(tx, request.idDeclination, language);
  return {
    email: request.email,
    name: wine?.name ?? "",
    declinationName: wine?.declinationName ?? "",
  };
}
