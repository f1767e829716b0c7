import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RequestContext } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { bookingAccountRouter } from "./business/booking-account-router";
import { businessInvoiceRouter } from "./business/business-invoice-router";
import { businessMemberRouter } from "./business/business-member-router";
import { businessRouter } from "./business/business-router";
import { cancellationRouter } from "./cancellation-router";
import { closingRouter } from "./closing/closing-router";
import { customerRouter } from "./customer/customer-router";
import { dayProofRouter } from "./day/day-proof-router";
import { dayRouter } from "./day/day-router";
import { assignmentRouter } from "./driver/assignment-router";
import { driverRouter } from "./driver/driver-router";
import { dueRouter } from "./due/due-router";
import { fareTrialRouter } from "./fare-trial/fare-trial-router";
import { rideFeedRouter } from "./feed/ride-feed-router";
import { glanceRouter } from "./glance/glance-router";
import { goodsReturnRouter } from "./goods-return/goods-return-router";
import { identityRouter } from "./identity/identity-router";
import { logoRouter } from "./logo/logo-router";
import { moneyRouter } from "./money/money-router";
import { bookingNoteRouter } from "./note/booking-note-router";
import { adminParameterRouter } from "./parameter/admin-parameter-router";
import { pickingRouter } from "./picking/picking-router";
import { busyCalendarRouter } from "./plan/busy-calendar-router";
import { ridePlanRouter } from "./plan/ride-plan-router";
import { vehicleBlockRouter } from "./plan/vehicle-block-router";
import { purchaseRouter } from "./purchase-router";
import { refundRouter } from "./refund/refund-router";
import { resourceRouters } from "./resources/resource-routers";
import { seriesRouter } from "./series/series-router";
import { stockRouter } from "./stock/stock-router";
import { changeRideRouter } from "./take/change-ride-router";
import { staffPayLinkRouter } from "./take/pay-link-router";
import { takeRouter } from "./take/take-router";

/** The calls of the panel, for those who run the site. */
export const adminRouters: ((services: Services) => OpenAPIHono<RequestContext>)[] = [
  dayRouter,
  assignmentRouter,
  driverRouter,
  takeRouter,
  changeRideRouter,
  staffPayLinkRouter,
  seriesRouter,
  bookingNoteRouter,
  ridePlanRouter,
  vehicleBlockRouter,
  busyCalendarRouter,
  rideFeedRouter,
  glanceRouter,
  dayProofRouter,
  purchaseRouter,
  cancellationRouter,
  customerRouter,
  identityRouter,
  pickingRouter,
  stockRouter,
  adminParameterRouter,
  logoRouter,
  moneyRouter,
  closingRouter,
  refundRouter,
  goodsReturnRouter,
  fareTrialRouter,
  dueRouter,
  businessRouter,
  businessMemberRouter,
  businessInvoiceRouter,
  bookingAccountRouter,
  ...resourceRouters,
];
