import type { OpenAPIHono } from "@hono/zod-openapi";
import { cancellationRouter } from "@/platform/booking/staff/cancellation-router";
import { purchaseRouter } from "@/platform/desk/purchase/purchase-router";
import type { RequestContext } from "@/platform/http/request-context";
import type { Services } from "@/platform/services/services";
import { identityStaffRouter } from "./booking/identity/identity-staff-router";
import { dayProofRouter } from "./booking/staff/day/day-proof-router";
import { assignmentRouter } from "./booking/staff/driver/assignment-router";
import { driverRouter } from "./booking/staff/driver/driver-router";
import { fareTrialRouter } from "./booking/staff/fare-trial/fare-trial-router";
import { rideFeedRouter } from "./booking/staff/feed/ride-feed-router";
import { bookingNoteRouter } from "./booking/staff/note/booking-note-router";
import { busyCalendarRouter } from "./booking/staff/plan/busy-calendar-router";
import { ridePlanRouter } from "./booking/staff/plan/ride-plan-router";
import { vehicleBlockRouter } from "./booking/staff/plan/vehicle-block-router";
import { seriesRouter } from "./booking/staff/series/series-router";
import { bookingAccountRouter } from "./business/staff/booking-account-router";
import { businessInvoiceRouter } from "./business/staff/business-invoice-router";
import { businessMemberRouter } from "./business/staff/business-member-router";
import { businessRouter } from "./business/staff/business-router";
import { mediumRouter } from "./content/medium/medium-router";
import { customerRouter } from "./customer/customer-router";
import { dayRouter } from "./desk/day-router";
import { glanceRouter } from "./desk/glance/glance-router";
import { changeRideRouter } from "./desk/take/change-ride-router";
import { staffPayLinkRouter } from "./desk/take/pay-link-router";
import { takeRouter } from "./desk/take/take-router";
import { mailSamples } from "./mail-samples";
import { closingRouter } from "./money/closing/closing-router";
import { dueRouter } from "./money/due/due-router";
import { moneyRouter } from "./money/money-router";
import { refundRouter } from "./money/refund/refund-router";
import { resourceRouters, SOURCED_RESOURCES } from "./resource-routers";
import { dutyRouter } from "./settings/duty/duty-router";
import { logoRouter } from "./settings/logo/logo-router";
import { mailRouter } from "./settings/mail/mail-router";
import { adminParameterRouter } from "./settings/parameter/admin-parameter-router";
import { goodsReturnRouter } from "./shop/staff/goods-return/goods-return-router";
import { pickingRouter } from "./shop/staff/picking/picking-router";
import { priceHistoryRouter } from "./shop/staff/price/price-history-router";
import { stockRouter } from "./shop/staff/stock/stock-router";
import { newSiteRouter } from "./site-file/new-site-router";
import { translationRouter } from "./translation/translation-router";

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
  dutyRouter,
  newSiteRouter,
  dayProofRouter,
  purchaseRouter,
  cancellationRouter,
  customerRouter,
  identityStaffRouter,
  pickingRouter,
  priceHistoryRouter,
  stockRouter,
  adminParameterRouter,
  logoRouter,
  (services) => mailRouter(services, mailSamples),
  mediumRouter,
  moneyRouter,
  closingRouter,
  refundRouter,
  goodsReturnRouter,
  fareTrialRouter,
  dueRouter,
  (services) => translationRouter(services, SOURCED_RESOURCES),
  businessRouter,
  businessMemberRouter,
  businessInvoiceRouter,
  bookingAccountRouter,
  ...resourceRouters,
];
