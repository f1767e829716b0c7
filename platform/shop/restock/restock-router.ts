import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import {
  type AwaitedRestock,
  awaitedRestockSchema,
  restockAnswerSchema,
  restockRequestSchema,
} from "@/lib/contract/restock";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { consume } from "@/platform/http/rate-limits";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { requestRestock } from "./ask-for-restock";
import { readAwaitedWine } from "./awaited-wine";
import { forgetRestock } from "./forget-restock";

const ask = route({
  name: "askForRestock",
  area: "catalogue",
  access: "ANYONE",
  limit: "restock",
  method: "post",
  path: "/restock",
  summary: "Asks to be told by mail, once, when there is some again of what is sold out",
  description:
    "A link is mailed by which one waits no more. An address that waits already gets no other mail, and the answer is the same.",
  request: body(restockRequestSchema),
  responses: responses(restockAnswerSchema, "Whether one waits: there is some where not"),
});

const opened = { params: z.object({ code: z.string().max(100) }) };

const see = route({
  name: "getRestock",
  area: "catalogue",
  access: "KEY",
  limit: "restockPage",
  method: "get",
  path: "/restock/{code}",
  summary: "What the mailed link of somebody who waits is about; seeing it changes nothing",
  request: opened,
  responses: responses(awaitedRestockSchema, "The address, and what it is told of"),
});

const end = route({
  name: "endRestock",
  area: "catalogue",
  access: "KEY",
  limit: "restockPage",
  method: "delete",
  path: "/restock/{code}",
  summary: "Waits no more: the address is erased",
  request: opened,
  responses: responses(awaitedRestockSchema, "The address that is not told any more, and of what"),
});

export function restockRouter({ rateLimits }: Services) {
  return newRouter()
    .answerInSteps(ask, async ({ inUnitOfWork, idSite }, { json: { website, ...request } }) => {
      // A person does not see this field: a robot that fills it in gets the usual answer.
      if (website) return { isWaiting: true };
      await consume(rateLimits.restockMail, idSite, request.email);
      return { isWaiting: await inUnitOfWork((work) => requestRestock(work, request)) };
    })
    .answer(see, ({ tx, language }, { param }) => awaitedView(tx, param.code, language))
    .answer(end, async ({ tx, language, now }, { param }) => {
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
