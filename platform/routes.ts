import { authArea } from "@/platform/account/auth-router";
import { memberAccessArea } from "@/platform/account/member-access-router";
import { passwordResetArea } from "@/platform/account/password/password-reset-router";
import { memberAddressArea } from "@/platform/account/profile/member-address-router";
import { userSessionArea } from "@/platform/account/session/user-session-router";
import { userArea } from "@/platform/account/user-router";
import { bookingPageArea } from "@/platform/booking/booking-page-router";
import { bookingArea } from "@/platform/booking/booking-router";
import { companyArea } from "@/platform/booking/booking-staff-router";
import { paperArea } from "@/platform/booking/documents/document-router";
import { memberBookingArea } from "@/platform/booking/member/member-booking-router";
import { fareArea } from "@/platform/booking/quote/fare-router";
import { messageArea } from "@/platform/contact/message-router";
import { elementArea } from "@/platform/content/element/element-router";
import { newsArea } from "@/platform/content/news/news-router";
import { pageArea } from "@/platform/content/page/page-router";
import { serviceArea } from "@/platform/content/service/service-router";
import { geographyArea } from "@/platform/geo/geography-router";
import type { newArea } from "@/platform/http/router";
import { deadLetterArea } from "@/platform/jobs/dead-letter-router";
import { outboxArea } from "@/platform/mail/outbox/outbox-router";
import { imageArea } from "@/platform/media/image-router";
import { memberNewsletterArea } from "@/platform/newsletter/member-newsletter-router";
import { newsletterArea } from "@/platform/newsletter/newsletter-router";
import { paymentArea } from "@/platform/payment/payment-router";
import { stripeArea } from "@/platform/payment/stripe/stripe-router";
import { testGatewayArea } from "@/platform/payment/test-gateway/page/test-gateway-router";
import { memberExportArea } from "@/platform/privacy/member-export-router";
import type { Services } from "@/platform/services/services";
import { cartArea } from "@/platform/shop/cart/cart-router";
import { memberCartArea } from "@/platform/shop/cart/member-cart-router";
import { productArea } from "@/platform/shop/catalogue/product-router";
import { productSheetArea } from "@/platform/shop/catalogue/product-sheet-router";
import { variationArea } from "@/platform/shop/catalogue/variation-router";
import { memberOrderArea } from "@/platform/shop/order/member/member-order-router";
import { orderPageArea } from "@/platform/shop/order/order-page-router";
import { orderArea } from "@/platform/shop/order/order-router";
import { orderCompanyArea } from "@/platform/shop/order/order-staff-router";
import { relayArea } from "@/platform/shop/shipping/relay-router";
import { shippingArea } from "@/platform/shop/shipping/shipping-router";
import { addressArea } from "@/platform/site/company-address-router";
import { externalAppArea } from "@/platform/site/external-app-router";
import { parameterArea } from "@/platform/site/parameter/parameter-router";
import { siteArea } from "@/platform/site/site-router";
import { calendarArea } from "./calendar-routes";

/** Every area of the contract (§7). */
export const areas: ((services: Services) => ReturnType<typeof newArea>)[] = [
  parameterArea,
  siteArea,
  authArea,
  passwordResetArea,
  userArea,
  userSessionArea,
  memberAccessArea,
  memberAddressArea,
  memberExportArea,
  memberBookingArea,
  memberOrderArea,
  newsletterArea,
  memberNewsletterArea,
  newsArea,
  addressArea,
  variationArea,
  externalAppArea,
  elementArea,
  pageArea,
  imageArea,
  serviceArea,
  productArea,
  productSheetArea,
  cartArea,
  memberCartArea,
  geographyArea,
  shippingArea,
  relayArea,
  calendarArea,
  fareArea,
  bookingArea,
  bookingPageArea,
  companyArea,
  paperArea,
  orderArea,
  orderPageArea,
  orderCompanyArea,
  paymentArea,
  messageArea,
  deadLetterArea,
  outboxArea,
  stripeArea,
  testGatewayArea,
];
