import { z } from "zod";
import { formSubmissionSchema, formSubmittedSchema, shownFormSchema } from "@/lib/contract/form";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getForm = call({
  name: "getForm",
  area: "contact",
  access: "ANYONE",
  method: "get",
  path: "/forms/{id}",
  summary: "What a form asks",
  params,
  answer: shownFormSchema,
  says: "The form in the caller's language",
});

export const submitForm = call({
  name: "submitForm",
  area: "contact",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "form",
  method: "post",
  path: "/forms/{id}/submit",
  summary: "What a visitor answers to a form",
  description:
    "Errors are keyed by the names of the fields. A browser without JavaScript, which asks for text/html, is led back (303) to the page that it came from, with #form-sent or #form-error. An address that it asks for gets an acknowledgement with what was chosen; with what was typed too where it is that of the caller’s session.",
  params,
  form: formSubmissionSchema,
  answer: formSubmittedSchema,
  says: "The answer is received",
});
