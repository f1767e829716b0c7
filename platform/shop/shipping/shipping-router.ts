import { eq } from "drizzle-orm";
import { z } from "zod";
import {
  collectDays,
  shippingOptions as optionsSchema,
  shippingPrices,
  shippingRequest,
} from "@/lib/contract/shipping";
import { companyAddress } from "@/platform/db/schema/people";
import { Refusal } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { spend } from "@/platform/http/rate-limits";
import { route } from "@/platform/http/route";
import { answers, body, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { calculateShipping } from "./calculate-shipping";
import { collectSlots } from "./collect-slots";
import { shippingOptions } from "./shipping-options";

const options = route({
  access: "ANYONE",
  method: "get",
  path: "/shipping/options",
  summary: "How the site hands over what it sells: where parcels go, and where one collects",
  responses: answers(optionsSchema, "The ways that there are"),
});

const collect = route({
  access: "ANYONE",
  method: "get",
  path: "/shipping/collect/{idAddress}",
  summary: "The days to come on which an order can be collected at an address, with their times",
  request: { params: z.object({ idAddress: integerParam() }) },
  responses: answers(collectDays, "Days of Paris, ascending"),
});

const fees = route({
  access: "ANYONE",
  method: "post",
  path: "/calculate/shipping-fees",
  summary: "What carriers ask for products going somewhere",
  request: body(shippingRequest),
  responses: answers(shippingPrices, "The carriers, the cheapest first, or why there are none"),
});

export function shippingArea({ database, clock, rateLimits }: Services) {
  return newArea()
    .openapi(options, async (c) => {
      const { idSite, language } = c.var;
      const data = await database.inSite(idSite, (tx) => shippingOptions(tx, language));
      return c.json(ok(data), 200);
    })
    .openapi(collect, async (c) => {
      const { idAddress } = c.req.valid("param");
      const days = await database.inSite(c.var.idSite, async (tx) => {
        const its = eq(companyAddress.id, idAddress);
        const [found] = await tx.select().from(companyAddress).where(its);
        if (!found) throw new Refusal("NOT_FOUND");
        return collectSlots(tx, idAddress, clock.now());
      });
      const told = days.map(({ date, slots }) => ({
        date,
        slots: slots.map(({ id, from, until }) => ({ id, from, until })),
      }));
      return c.json(ok({ days: told }), 200);
    })
    .openapi(fees, async (c) => {
      const { idSite, language, address } = c.var;
      const request = c.req.valid("json");
      await spend(rateLimits.shipping, idSite, address);
      if (request.discountCode) await spend(rateLimits.discountCode, idSite, address);
      const data = await database.inSite(idSite, (tx) =>
        calculateShipping(tx, language, request, clock.now()),
      );
      return c.json(ok(data), 200);
    });
}
