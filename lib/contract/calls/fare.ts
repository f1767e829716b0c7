import { fareListSchema } from "@/lib/contract/booking";
import { call } from "../call";

export const getFares = call({
  name: "getFares",
  area: "booking",
  access: "ANYONE",
  method: "get",
  path: "/fare",
  summary: "The fares of every vehicle, and the supplements",
  answer: fareListSchema,
  says: "Amounts in euros, VAT included",
});
