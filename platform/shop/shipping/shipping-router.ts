import { eq } from "drizzle-orm";
import { z } from "zod";
import {
  collectDaysSchema,
  shippingOptionsSchema as optionsSchema,
  shippingPricesSchema,
  shippingRequestSchema,
} from "@/lib/contract/shipping";
import { companyAddresses } from "@/platform/db/schema/people";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { calculateShipping } from "./calculate-shipping";
import { collectSlots } from "./collect-slots";
import { shippingOptions } from "./shipping-options";

const options = route({
  name: "getShippingOptions",
  area: "shipping",
  access: "ANYONE",
  method: "get",
  path: "/shipping/options",
  summary: "How the site hands over what it sells: where parcels go, and where one collects",
  responses: responses(optionsSchema, "The ways that there are"),
});

const collect = route({
  name: "getCollectDays",
  area: "shipping",
  access: "ANYONE",
  method: "get",
  path: "/shipping/collect/{idAddress}",
  summary: "The days to come on which an order can be collected at an address, with their times",
  request: { params: z.object({ idAddress: integerParam() }) },
  responses: responses(collectDaysSchema, "Days of Paris, ascending"),
});

const fees = route({
  name: "calculateShippingFees",
  area: "shipping",
  access: "ANYONE",
  limit: "shipping",
  method: "post",
  path: "/calculate/shipping-fees",
  summary: "What carriers ask for products going somewhere",
  request: body(shippingRequestSchema),
  responses: responses(
    shippingPricesSchema,
    "The carriers, the cheapest first, or why there are none",
  ),
});

export function shippingRouter() {
  return newRouter()
    .answer(options, ({ tx, language }) => shippingOptions(tx, language))
    .answer(collect, async ({ tx, now }, { param: { idAddress } }) => {
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
    .answer(fees, async (work, { json }) => {
      if (json.discountCode) await work.countCall("discountCode");
      return calculateShipping(work, json);
    });
}
