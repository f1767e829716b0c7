import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/shipping";
import { companyAddresses } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { calculateShipping } from "./calculate-shipping";
import { collectSlots } from "./collect-slots";
import { shippingOptions } from "./shipping-options";

export function shippingRouter() {
  return newRouter()
    .answer(calls.getShippingOptions, ({ tx, language }) => shippingOptions(tx, language))
    .answer(calls.getCollectDays, async ({ tx, now }, { param: { idAddress } }) => {
      const isThisPlace = eq(companyAddresses.id, idAddress);
      const [place] = await tx.select().from(companyAddresses).where(isThisPlace);
      if (!place) throw new ApiError("NOT_FOUND");
      const days = await collectSlots(tx, idAddress, now);
      return {
        days: days.map(({ date, slots }) => ({
          date,
          slots: slots.map(({ id, from, until }) => ({ id, from, until })),
        })),
      };
    })
    .answer(calls.calculateShippingFees, async (work, { json }) => {
      if (json.discountCode) await work.countCall("discountCode");
      return calculateShipping(work, json);
    });
}
