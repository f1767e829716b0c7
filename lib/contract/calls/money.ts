import { moneyPageSchema, moneyQuerySchema } from "@/lib/contract/admin/money";
import { call } from "../call";

export const getMoney = call({
  name: "getMoney",
  area: "admin",
  can: "payment:read",
  method: "get",
  path: "/admin/money",
  summary: "What came in, went back and was invoiced, from one day of Paris to another",
  query: moneyQuerySchema,
  answer: moneyPageSchema,
  says: "By day, by service, and the VAT by rate",
});
