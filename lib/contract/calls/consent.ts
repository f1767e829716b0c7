import { z } from "zod";
import { consentChoiceSchema } from "@/lib/contract/consent";
import { call } from "../call";

export const recordConsent = call({
  name: "recordConsent",
  area: "site",
  access: "ANYONE",
  limit: "consent",
  method: "post",
  path: "/consent",
  summary: "Keeps what somebody chose about cookies, as the proof of it",
  description:
    "Nothing of it names anybody: the number is drawn by the browser, and no address is kept. A later choice of the same browser is another row under its number.",
  body: consentChoiceSchema,
  answer: z.object({}),
  says: "It is kept",
});
