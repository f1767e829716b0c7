import {
  closingCheckSchema,
  closingRequestSchema,
  closingSchema,
  closingsPageSchema,
} from "@/lib/contract/admin/closing";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { checkClosings } from "./check-closings";
import { closeBooks, nextPeriod, readClosings } from "./close-books";
import { closingView } from "./closing-view";

const list = route({
  name: "getClosings",
  area: "admin",
  can: "closing:read",
  method: "get",
  path: "/admin/closing",
  summary: "The periods of the books that were closed, the last one first, and what can be next",
  responses: responses(closingsPageSchema, "The closings"),
});

const check = route({
  name: "checkClosings",
  area: "admin",
  can: "closing:read",
  method: "get",
  path: "/admin/closing/verification",
  summary: "Whether the closings are a whole chain, and still what the books say",
  responses: responses(closingCheckSchema, "The closings that differ"),
});

const make = route({
  name: "closePeriod",
  area: "admin",
  can: "closing:make",
  method: "post",
  path: "/admin/closing",
  summary: "Closes the period that follows the last closing, for good",
  request: body(closingRequestSchema),
  responses: responses(closingSchema, "The closing"),
});

export function closingRouter() {
  return newRouter()
    .answer(list, async (work) => {
      const rows = await readClosings(work.tx);
      return {
        closings: rows.map((row, index) => closingView(row, index + 1)).reverse(),
        next: await nextPeriod(work, rows.at(-1)),
      };
    })
    .answer(check, async ({ tx }) => checkClosings(tx, await readClosings(tx)))
    .answer(make, async (work, { json }) => {
      const rows = await closeBooks(work, json);
      const row = rows.at(-1);
      if (!row) throw new Error("The closing was not stored");
      return closingView(row, rows.length);
    });
}
