import { z } from "zod";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import { registeredGuestsSchema } from "@/lib/contract/event";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ type: z.enum(CONTENT_NAMES), id: integerParam() });

export const listEventRegistrations = call({
  name: "listEventRegistrations",
  area: "admin",
  can: "registration:read",
  method: "get",
  path: "/admin/content/{type}/{id}/registration",
  summary: "Who has registered for a content that takes place",
  params,
  answer: registeredGuestsSchema,
  says: "Those who come, then those who wait, each in their order",
});

export const removeEventRegistration = call({
  name: "removeEventRegistration",
  area: "admin",
  can: "registration:cancel",
  startsFrom: { no: "a registration that is there is cancelled, and nothing of it is replaced" },
  method: "delete",
  path: "/admin/content/{type}/{id}/registration/{idRegistration}",
  summary: "Cancels a registration, of which a mail tells those who had registered",
  params: params.extend({ idRegistration: integerParam() }),
  answer: registeredGuestsSchema,
  says: "Those who are left",
});
