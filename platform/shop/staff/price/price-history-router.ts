import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/price-history";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { declinations } from "@/platform/db/schema/catalogue";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { readPriceHistories } from "@/platform/shop/catalogue/price-history";

export function priceHistoryRouter() {
  return newRouter().answer(calls.getPriceHistory, async ({ tx, now }, { param: { id } }) => {
    if ((await tx.$count(declinations, eq(declinations.id, id))) === 0) {
      throw new ApiError("NOT_FOUND");
    }
    const history = (await readPriceHistories(tx, [id])).get(id) ?? [];
    return {
      now: now.toISOString(),
      prices: history.map(({ at, chargedCents, usualCents }) => ({
        at: at.toISOString(),
        charged: eurosFromCents(chargedCents),
        usual: eurosFromCents(usualCents),
      })),
    };
  });
}
