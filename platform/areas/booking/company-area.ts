import { companyAction, companyPage } from "@/lib/contract/booking-company";
import { answers, body, newArea, ok } from "@/platform/area";
import { actOnBooking } from "@/platform/booking-life/act-on-booking";
import { findBooking } from "@/platform/booking-life/find-booking";
import { spend } from "@/platform/rate-limits";
import { route } from "@/platform/route";
import type { Services } from "@/platform/services";
import { companyPageAnswer } from "./company-page-answer";
import { openedByKey } from "./opened-by-key";

const see = route({
  access: "KEY",
  method: "get",
  path: "/booking/{reference}/company",
  summary: "A booking as the company sees it, opened by the link in the company’s mail",
  request: openedByKey,
  responses: answers(companyPage, "The booking, and what the company may do with it"),
});

const act = route({
  access: "KEY",
  method: "post",
  path: "/booking/{reference}/company",
  summary: "The company confirms, prices, cancels or completes it, or records money",
  request: { ...openedByKey, ...body(companyAction) },
  responses: answers(companyPage, "The booking after it"),
});

export function companyArea(services: Services) {
  const { database, clock, rateLimits } = services;
  return newArea()
    .openapi(see, async (c) => {
      const { idSite, language, address } = c.var;
      await spend(rateLimits.bookingPage, idSite, address);
      const { reference } = c.req.valid("param");
      const { key } = c.req.valid("query");
      const page = await database.inSite(idSite, async (tx) =>
        companyPageAnswer(
          tx,
          await findBooking(tx, reference, { companyKey: key }),
          language,
          clock.now(),
        ),
      );
      return c.json(ok(page), 200);
    })
    .openapi(act, async (c) => {
      const { idSite, language, address } = c.var;
      await spend(rateLimits.bookingPage, idSite, address);
      const { reference } = c.req.valid("param");
      const { key } = c.req.valid("query");
      const order = { idSite, language, reference, key, action: c.req.valid("json") };
      return c.json(ok(await actOnBooking(services, order)), 200);
    });
}
