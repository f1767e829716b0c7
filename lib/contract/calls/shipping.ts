import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import {
  collectDaysSchema,
  shippingOptionsSchema as optionsSchema,
  shippingPricesSchema,
  shippingRequestSchema,
} from "@/lib/contract/shipping";
import { call } from "../call";

export const getShippingOptions = call({
  name: "getShippingOptions",
  area: "shipping",
  access: "ANYONE",
  method: "get",
  path: "/shipping/options",
  summary: "How the site hands over what it sells: where parcels go, and where one collects",
  answer: optionsSchema,
  says: "The ways that there are",
});

export const getCollectDays = call({
  name: "getCollectDays",
  area: "shipping",
  access: "ANYONE",
  method: "get",
  path: "/shipping/collect/{idAddress}",
  summary: "The days to come on which an order can be collected at an address, with their times",
  params: z.object({ idAddress: integerParam() }),
  answer: collectDaysSchema,
  says: "Days of Paris, ascending",
});

export const calculateShippingFees = call({
  name: "calculateShippingFees",
  area: "shipping",
  access: "ANYONE",
  limit: "shipping",
  method: "post",
  path: "/calculate/shipping-fees",
  summary: "What carriers ask for products going somewhere",
  body: shippingRequestSchema,
  answer: shippingPricesSchema,
  says: "The carriers, the cheapest first, or why there are none",
});
