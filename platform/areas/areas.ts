import type { newArea } from "../area";
import type { Services } from "../services";
import { addressArea } from "./address/address-area";
import { authArea } from "./auth/auth-area";
import { passwordResetArea } from "./auth/password-reset-area";
import { bookingArea } from "./booking/booking-area";
import { bookingPageArea } from "./booking/booking-page-area";
import { companyArea } from "./booking/company-area";
import { paperArea } from "./booking/paper-area";
import { calendarArea } from "./calendar/calendar-area";
import { cartArea } from "./cart/cart-area";
import { memberCartArea } from "./cart/member-cart-area";
import { deadLetterArea } from "./dead-letter/dead-letter-area";
import { elementArea } from "./element/element-area";
import { externalAppArea } from "./external-app/external-app-area";
import { fareArea } from "./fare/fare-area";
import { geographyArea } from "./geography/geography-area";
import { imageArea } from "./image/image-area";
import { messageArea } from "./message/message-area";
import { newsArea } from "./news/news-area";
import { memberNewsletterArea } from "./newsletter/member-newsletter-area";
import { newsletterArea } from "./newsletter/newsletter-area";
import { orderArea } from "./order/order-area";
import { orderCompanyArea } from "./order/order-company-area";
import { orderPageArea } from "./order/order-page-area";
import { outboxArea } from "./outbox/outbox-area";
import { pageArea } from "./page/page-area";
import { parameterArea } from "./parameter/parameter-area";
import { paymentArea } from "./payment/payment-area";
import { productArea } from "./product/product-area";
import { productSheetArea } from "./product/product-sheet-area";
import { serviceArea } from "./service/service-area";
import { relayArea } from "./shipping/relay-area";
import { shippingArea } from "./shipping/shipping-area";
import { siteArea } from "./site/site-area";
import { stripeArea } from "./stripe/stripe-area";
import { testGatewayArea } from "./test-gateway/test-gateway-area";
import { memberAccessArea } from "./user/member-access-area";
import { memberAddressArea } from "./user/member-address-area";
import { memberBookingArea } from "./user/member-booking-area";
import { memberExportArea } from "./user/member-export-area";
import { memberOrderArea } from "./user/member-order-area";
import { userArea } from "./user/user-area";
import { userSessionArea } from "./user/user-session-area";
import { variationArea } from "./variation/variation-area";

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
