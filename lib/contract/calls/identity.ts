import { z } from "zod";
import { identityCheckSchema, identityRequestSchema } from "@/lib/contract/admin/identity";
import { IDENTITY_DOCUMENTS } from "@/lib/contract/admin/identity-document";
import { choiceOf } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getIdentityCheck = call({
  name: "getIdentityCheck",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/identity",
  summary: "Whether the identity has to be checked for a booking, and who has checked it",
  params,
  answer: identityCheckSchema,
  says: "The check",
});

export const readIdentityCopy = call({
  name: "readIdentityCopy",
  area: "admin",
  can: "identity:check",
  method: "get",
  path: "/admin/booking/{id}/identity/{idCopy}",
  summary: "The copy of a proof of identity that a customer has handed in, to be looked at",
  params: params.extend({ idCopy: integerParam() }),
  file: "application/octet-stream",
  says: "The file, never shown by the site itself; the log says who has read it",
});

export const checkIdentity = call({
  name: "checkIdentity",
  area: "admin",
  can: "identity:check",
  method: "post",
  path: "/admin/booking/{id}/identity",
  summary: "Says that an identity document was seen for a booking; a handed-in copy is deleted",
  params,
  body: identityRequestSchema,
  fields: { document: choiceOf("Pièce vue", "Document seen", IDENTITY_DOCUMENTS) },
  answer: identityCheckSchema,
  says: "The check; the first one stays",
});
