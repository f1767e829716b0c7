import * as calls from "@/lib/contract/calls/closing";
import { newRouter } from "@/platform/http/router";
import { checkClosings } from "./check-closings";
import { closeBooks, nextPeriod, readClosings } from "./close-books";
import { closingView } from "./closing-view";

export function closingRouter() {
  return newRouter()
    .answer(calls.getClosings, async (work) => {
      const rows = await readClosings(work.tx);
      return {
        closings: rows.map((row, index) => closingView(row, index + 1)).reverse(),
        next: await nextPeriod(work, rows.at(-1)),
      };
    })
    .answer(calls.checkClosings, async ({ tx }) => checkClosings(tx, await readClosings(tx)))
    .answer(calls.closePeriod, async (work, { json }) => {
      const rows = await closeBooks(work, json);
      const row = rows.at(-1);
      if (!row) throw new Error("The closing was not stored");
      return closingView(row, rows.length);
    });
}
