import { auditResource } from "@/lib/contract/admin/audit-resource";
import { bookingResource } from "@/lib/contract/admin/booking-resource";
import { businessResource } from "@/lib/contract/admin/business-resource";
import { calendarResource } from "@/lib/contract/admin/calendar-resource";
import { customerResource } from "@/lib/contract/admin/customer-resource";
import { declinationResource } from "@/lib/contract/admin/declination-resource";
import { discountResource } from "@/lib/contract/admin/discount-resource";
import { documentResource } from "@/lib/contract/admin/document-resource";
import { fareSupplementResource } from "@/lib/contract/admin/fare-supplement-resource";
import { letterResource } from "@/lib/contract/admin/letter-resource";
import { messageResource } from "@/lib/contract/admin/message-resource";
import { orderResource } from "@/lib/contract/admin/order-resource";
import { paymentResource } from "@/lib/contract/admin/payment-resource";
import { savedReplyResource } from "@/lib/contract/admin/saved-reply-resource";
import { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { stockResource } from "@/lib/contract/admin/stock-resource";
import { vehicleResource } from "@/lib/contract/admin/vehicle-resource";
import { resourceRouter } from "@/platform/admin/resource-router";
import { auditSource } from "./audit-source";
import { bookingSource } from "./booking-source";
import { businessSource } from "./business-source";
import { calendarSource } from "./calendar-source";
import { customerSource } from "./customer-source";
import { declinationSource } from "./declination-source";
import { discountSource } from "./discount-source";
import { documentSource } from "./document-source";
import { fareSupplementSource } from "./fare-supplement-source";
import { letterSource } from "./letter-source";
import { messageSource } from "./message-source";
import { orderSource } from "./order-source";
import { paymentSource } from "./payment-source";
import { savedReplySource } from "./saved-reply-source";
import { shopProductSource } from "./shop-product-source";
import { stockSource } from "./stock-source";
import { vehicleSource } from "./vehicle-source";

/** The calls of every resource of the panel: a new one is a line here, and its two files. */
export const resourceRouters = [
  () => resourceRouter(bookingResource, bookingSource),
  () => resourceRouter(orderResource, orderSource),
  () => resourceRouter(customerResource, customerSource),
  () => resourceRouter(businessResource, businessSource),
  () => resourceRouter(messageResource, messageSource),
  () => resourceRouter(savedReplyResource, savedReplySource),
  () => resourceRouter(letterResource, letterSource),
  () => resourceRouter(paymentResource, paymentSource),
  () => resourceRouter(documentResource, documentSource),
  () => resourceRouter(vehicleResource, vehicleSource),
  () => resourceRouter(fareSupplementResource, fareSupplementSource),
  () => resourceRouter(calendarResource, calendarSource),
  () => resourceRouter(shopProductResource, shopProductSource),
  () => resourceRouter(declinationResource, declinationSource),
  () => resourceRouter(stockResource, stockSource),
  () => resourceRouter(discountResource, discountSource),
  () => resourceRouter(auditResource, auditSource),
];
