import { z } from "zod";
import { cancellationQuerySchema, cancellationSchema } from "@/lib/contract/admin/cancellation";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const foreseeCancellation = call({
  name: "foreseeCancellation",
  area: "admin",
  can: "booking:act",
  method: "get",
  path: "/admin/booking/{id}/cancellation",
  summary: "What cancelling a booking for a reason would give back, keep and owe; changes nothing",
  params: z.object({ id: integerParam() }),
  query: cancellationQuerySchema,
  answer: cancellationSchema,
  says: "The amounts, were it cancelled now",
});
