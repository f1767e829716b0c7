import { variationListSchema } from "@/lib/contract/variation";
import { call } from "../call";

export const getVariations = call({
  name: "getVariations",
  area: "catalogue",
  access: "ANYONE",
  method: "get",
  path: "/variation",
  summary: "The properties by which declinations of a product differ (§3 Product)",
  answer: variationListSchema,
  says: "Every variation of the site",
});
