import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { closingRouter } from "./closing/closing-router";
import { dayRouter } from "./day/day-router";
import { moneyRouter } from "./money/money-router";
import { adminParameterRouter } from "./parameter/admin-parameter-router";
import { purchaseRouter } from "./purchase-router";
import { resourceRouters } from "./resources/resource-routers";

/** The calls of the panel, for those who run the site. */
export const adminRouters: ((services: Services) => OpenAPIHono<RequestContext>)[] = [
  dayRouter,
  purchaseRouter,
  adminParameterRouter,
  moneyRouter,
  closingRouter,
  ...resourceRouters,
];
