import { companyAction, companyPage } from "@/lib/contract/booking-company";
import { actOnBooking } from "@/platform/booking/lifecycle/act-on-booking";
import { findBooking } from "@/platform/booking/record/find-booking";
import { companyPageAnswer } from "@/platform/booking/view/staff-page-view";
import { route } from "@/platform/http/route";
import { answers, body, newArea, ok } from "@/platform/http/router";
import { openedByCompany, openedByKey } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";

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
      const { idSite, language, reference, opener } = await openedByCompany(
        rateLimits.bookingPage,
        c,
      );
      const page = await database.inSite(idSite, async (tx) => {
        const row = await findBooking(tx, reference, opener);
        return companyPageAnswer(tx, row, language, clock.now());
      });
      return c.json(ok(page), 200);
    })
    .openapi(act, async (c) => {
      const opened = await openedByCompany(rateLimits.bookingPage, c);
      const action = c.req.valid("json");
      return c.json(ok(await actOnBooking(services, { ...opened, action })), 200);
    });
}
