import { z } from "zod";
import { priceHistorySchema } from "@/lib/contract/admin/price-history";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getPriceHistory = call({
  name: "getPriceHistory",
  area: "admin",
  can: "product:read",
  method: "get",
  path: "/admin/declination/{id}/price",
  summary: "The prices that an article was charged at, from which the law counts a reduction",
  params: z.object({ id: integerParam() }),
  answer: priceHistorySchema,
  says: "The prices, the earliest first, and the site’s time",
});
