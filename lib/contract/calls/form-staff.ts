import { z } from "zod";
import {
  answeredFormsSchema,
  formSheetSchema,
  givenAnswersSchema,
} from "@/lib/contract/admin/form-answer";
import { nothingSchema } from "@/lib/contract/booking-page";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const listAnsweredForms = call({
  name: "listAnsweredForms",
  area: "admin",
  can: "form:read",
  method: "get",
  path: "/admin/form",
  summary: "The forms that visitors have answered, also those that are there no more",
  answer: answeredFormsSchema,
  says: "Each with how many answers there are",
});

export const getFormSheet = call({
  name: "getFormSheet",
  area: "admin",
  can: "form:read",
  method: "get",
  path: "/admin/form/{id}/answer",
  summary: "The answers to a form, for a sheet",
  params,
  answer: formSheetSchema,
  says: "The last ones, as many as one sheet takes",
});

export const getGivenAnswers = call({
  name: "getGivenAnswers",
  area: "admin",
  can: "form:read",
  method: "get",
  path: "/admin/form-answer/{id}/given",
  summary: "What was answered to each question, and the files that came with it",
  params,
  answer: givenAnswersSchema,
  says: "The questions as they were asked then",
});

export const readFormFile = call({
  name: "readFormFile",
  area: "admin",
  can: "form:read",
  method: "get",
  path: "/admin/form-answer/{id}/file/{idFile}",
  summary: "A file that came with an answer, to be saved",
  params: params.extend({ idFile: integerParam() }),
  file: "application/octet-stream",
  says: "The file, never shown by the site itself",
});

export const removeFormAnswer = call({
  name: "removeFormAnswer",
  area: "admin",
  can: "form:change",
  method: "delete",
  path: "/admin/form/answer/{id}",
  summary: "Removes an answer and its files for good",
  params,
  answer: nothingSchema,
  says: "It is gone",
});
