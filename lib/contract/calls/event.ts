import { z } from "zod";
import {
  eventRegistrationSchema,
  registeredForEventSchema,
  registerForEventSchema,
} from "@/lib/contract/event";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";
import { listRoute } from "./element";

const opened = { params: z.object({ code: z.string().max(100) }) };

export const registerForEvent = call({
  name: "registerForEvent",
  area: "content",
  access: "ANYONE",
  limit: "eventRegistration",
  method: "post",
  path: "/element/{route}/{id}/register",
  summary: "Registers some people for an element that takes place, or has them wait for a place",
  description:
    "A mail says which, with a link by which it is cancelled; who cancels frees places for the first of those that wait. An address that is registered already gets that mail again, and stays as it is. A browser without JavaScript may send it as application/x-www-form-urlencoded, with the path to go back to in `returnTo`: the answer is then a redirect (303) to that path, with #registration-sent or #registration-error.",
  params: z.object({ route: listRoute, id: integerParam() }),
  body: registerForEventSchema,
  answer: registeredForEventSchema,
  says: "Whether there was room",
});

export const getEventRegistration = call({
  name: "getEventRegistration",
  area: "content",
  access: "KEY",
  limit: "eventRegistrationPage",
  method: "get",
  path: "/registration/{code}",
  summary: "What the mailed link of a registration is about; seeing it changes nothing",
  ...opened,
  answer: eventRegistrationSchema,
  says: "For what, for how many, and whether they have places",
});

export const cancelEventRegistration = call({
  name: "cancelEventRegistration",
  area: "content",
  access: "KEY",
  limit: "eventRegistrationPage",
  method: "post",
  path: "/registration/{code}/cancel",
  summary: "Cancels a registration: it is erased, and its places go to those who wait",
  description:
    "A browser without JavaScript may send it as application/x-www-form-urlencoded, as a registration.",
  ...opened,
  answer: eventRegistrationSchema,
  says: "What was cancelled",
});
