import { dayProofsQuerySchema, dayProofsSchema } from "@/lib/contract/admin/proof";
import { call } from "../call";

export const getDayProofs = call({
  name: "getDayProofs",
  area: "admin",
  can: "booking:read",
  atTheWheel: true,
  method: "get",
  path: "/admin/proof",
  summary: "The booking proofs of a day of Paris, for a roadside check without network; in French",
  query: dayProofsQuerySchema,
  answer: dayProofsSchema,
  says: "The proofs of its rides",
});
