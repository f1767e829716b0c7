import type { OpenAPIHono } from "@hono/zod-openapi";
import { authRouter } from "@/platform/account/auth-router";
import { memberAccessRouter } from "@/platform/account/member-access-router";
import { passkeyRouter } from "@/platform/account/passkey-router";
import { passwordResetRouter } from "@/platform/account/password/password-reset-router";
import { memberAddressRouter } from "@/platform/account/profile/member-address-router";
import { secondFactorRouter } from "@/platform/account/second-factor-router";
import { attentionRouter } from "@/platform/account/session/attention-router";
import { userSessionRouter } from "@/platform/account/session/user-session-router";
import { staffRouter } from "@/platform/account/staff/staff-router";
import { userRouter } from "@/platform/account/user-router";
import { alertRouter } from "@/platform/alert/alert-router";
import { bookingPageRouter } from "@/platform/booking/booking-page-router";
import { bookingRouter } from "@/platform/booking/booking-router";
import { bookingStaffRouter } from "@/platform/booking/booking-staff-router";
import { documentRouter } from "@/platform/booking/documents/document-router";
import { memberBookingRouter } from "@/platform/booking/member/member-booking-router";
import { fareRouter } from "@/platform/booking/quote/fare-router";
import { consentRouter } from "@/platform/consent/consent-router";
import { demoMeasureRouter } from "@/platform/consent/demo-measure-router";
import { messageAnswerRouter } from "@/platform/contact/message-answer-router";
import { messageRouter } from "@/platform/contact/message-router";
import { albumRouter } from "@/platform/content/album/album-router";
import { blogRouter } from "@/platform/content/blog/blog-router";
import { contentRouter } from "@/platform/content/content-router";
import { elementRouter } from "@/platform/content/element/element-router";
import { layoutRouter } from "@/platform/content/layout/layout-router";
import { isCropNamed } from "@/platform/content/medium/is-crop-named";
import { newsRouter } from "@/platform/content/news/news-router";
import { pageRouter } from "@/platform/content/page/page-router";
import { popupRouter } from "@/platform/content/popup/popup-router";
import { searchRouter } from "@/platform/content/search/search-router";
import { serviceRouter } from "@/platform/content/service/service-router";
import { eventRouter } from "@/platform/event/event-router";
import { eventStaffRouter } from "@/platform/event/event-staff-router";
import { formRouter } from "@/platform/form/form-router";
import { formStaffRouter } from "@/platform/form/form-staff-router";
import type { RequestContext } from "@/platform/http/request-context";
import { deadLetterRouter } from "@/platform/jobs/dead-letter-router";
import { outboxRouter } from "@/platform/mail/outbox/outbox-router";
import { imageRouter } from "@/platform/media/image-router";
import { mediaRouter } from "@/platform/media/media-router";
import { memberNewsletterRouter } from "@/platform/newsletter/member-newsletter-router";
import { newsletterRouter } from "@/platform/newsletter/newsletter-router";
import { letterReturnRouter } from "@/platform/newsletter/returned/letter-return-router";
import { newsletterStaffRouter } from "@/platform/newsletter/sending/newsletter-staff-router";
import { subscribeMember } from "@/platform/newsletter/subscribe-member";
import { paymentRouter } from "@/platform/payment/payment-router";
import { stripeRouter } from "@/platform/payment/stripe/stripe-router";
import { testGatewayRouter } from "@/platform/payment/test-gateway/page/test-gateway-router";
import { memberDeletionRouter } from "@/platform/privacy/member-deletion-router";
import { memberExportRouter } from "@/platform/privacy/member-export-router";
import { moneyEventRouter } from "@/platform/reconciliation/money-event-router";
import { ownReviewRouter } from "@/platform/review/own-review-router";
import { reviewRouter } from "@/platform/review/review-router";
import { reviewStaffRouter } from "@/platform/review/review-staff-router";
import type { Services } from "@/platform/services/services";
import { cartRouter } from "@/platform/shop/cart/cart-router";
import { memberCartRouter } from "@/platform/shop/cart/member-cart-router";
import { productRouter } from "@/platform/shop/catalogue/product-router";
import { productSheetRouter } from "@/platform/shop/catalogue/product-sheet-router";
import { variationRouter } from "@/platform/shop/catalogue/variation-router";
import { memberOrderRouter } from "@/platform/shop/order/member/member-order-router";
import { orderPageRouter } from "@/platform/shop/order/order-page-router";
import { orderRouter } from "@/platform/shop/order/order-router";
import { orderStaffRouter } from "@/platform/shop/order/order-staff-router";
import { restockRouter } from "@/platform/shop/restock/restock-router";
import { relayRouter } from "@/platform/shop/shipping/relay-router";
import { shippingRouter } from "@/platform/shop/shipping/shipping-router";
import { companyAddressRouter } from "@/platform/site/company-address-router";
import { externalAppRouter } from "@/platform/site/external-app-router";
import { geographyRouter } from "@/platform/site/geography-router";
import { parameterRouter } from "@/platform/site/parameter/parameter-router";
import { siteRouter } from "@/platform/site/site-router";
import { calendarRouter } from "./calendar-routes";
import { adminRouters } from "./staff-routers";

/** Every router of the contract (§7). */
export const routers: ((services: Services) => OpenAPIHono<RequestContext>)[] = [
  parameterRouter,
  siteRouter,
  consentRouter,
  (services) => authRouter(services, subscribeMember),
  passwordResetRouter,
  userRouter,
  attentionRouter,
  userSessionRouter,
  secondFactorRouter,
  passkeyRouter,
  memberAccessRouter,
  memberAddressRouter,
  memberExportRouter,
  memberDeletionRouter,
  memberBookingRouter,
  memberOrderRouter,
  letterReturnRouter,
  newsletterRouter,
  memberNewsletterRouter,
  newsRouter,
  contentRouter,
  albumRouter,
  popupRouter,
  layoutRouter,
  blogRouter,
  companyAddressRouter,
  variationRouter,
  externalAppRouter,
  elementRouter,
  eventRouter,
  eventStaffRouter,
  newsletterStaffRouter,
  pageRouter,
  imageRouter,
  (services) => mediaRouter(services, isCropNamed),
  serviceRouter,
  searchRouter,
  productRouter,
  productSheetRouter,
  cartRouter,
  memberCartRouter,
  geographyRouter,
  shippingRouter,
  restockRouter,
  relayRouter,
  calendarRouter,
  fareRouter,
  bookingRouter,
  bookingPageRouter,
  bookingStaffRouter,
  documentRouter,
  orderRouter,
  orderPageRouter,
  orderStaffRouter,
  paymentRouter,
  messageRouter,
  formRouter,
  deadLetterRouter,
  outboxRouter,
  messageAnswerRouter,
  formStaffRouter,
  reviewRouter,
  ownReviewRouter,
  reviewStaffRouter,
  alertRouter,
  staffRouter,
  ...adminRouters,
  moneyEventRouter,
  stripeRouter,
  testGatewayRouter,
  demoMeasureRouter,
];
