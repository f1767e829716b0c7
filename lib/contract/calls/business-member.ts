import { z } from "zod";
import { businessPageSchema, newBusinessMemberSchema } from "@/lib/contract/admin/business";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const addBusinessMember = call({
  name: "addBusinessMember",
  area: "admin",
  can: "business:change",
  method: "post",
  path: "/admin/business/{id}/member",
  summary: "Lets a member of the site book for a business; again, it changes their cost centre",
  params: z.object({ id: integerParam() }),
  body: newBusinessMemberSchema,
  answer: businessPageSchema,
  says: "The account after it",
});

export const removeBusinessMember = call({
  name: "removeBusinessMember",
  area: "admin",
  can: "business:change",
  method: "delete",
  path: "/admin/business/{id}/member/{idUser}",
  summary: "Lets a member no longer book for a business; rides already taken stay on its account",
  params: z.object({ id: integerParam(), idUser: integerParam() }),
  answer: businessPageSchema,
  says: "The account after it",
});
