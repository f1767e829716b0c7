import { auditResource } from "@/lib/contract/admin/audit-resource";
import { bookingResource } from "@/lib/contract/admin/booking-resource";
import { calendarResource } from "@/lib/contract/admin/calendar-resource";
import { customerResource } from "@/lib/contract/admin/customer-resource";
import { documentResource } from "@/lib/contract/admin/document-resource";
import { fareSupplementResource } from "@/lib/contract/admin/fare-supplement-resource";
import { messageResource } from "@/lib/contract/admin/message-resource";
import { orderResource } from "@/lib/contract/admin/order-resource";
import { paymentResource } from "@/lib/contract/admin/payment-resource";
import { stockResource } from "@/lib/contract/admin/stock-resource";
import { vehicleResource } from "@/lib/contract/admin/vehicle-resource";
import { resourceRouter } from "@/platform/admin/resource-router";
import { auditSource } from "./audit-source";
import { bookingSource } from "./booking-source";
import { calendarSource } from "./calendar-source";
import { customerSource } from "./customer-source";
import { documentSource } from "./document-source";
import { fareSupplementSource } from "./fare-supplement-source";
import { messageSource } from "./message-source";
import { orderSource } from "./order-source";
import { paymentSource } from "./payment-source";
import { stockSource } from "./stock-source";
import { vehicleSource } from "./vehicle-source";

/** The calls of every resource of the panel: a new one is a line here, and its two files. */
export const resourceRouters = [
  () => resourceRouter(bookingResource, bookingSource),
  () => resourceRouter(orderResource, orderSource),
  () => resourceRouter(customerResource, customerSource),
  () => resourceRouter(messageResource, messageSource),
  () => resourceRouter(paymentResource, paymentSource),
  () => resourceRouter(documentResource, documentSource),
  () => resourceRouter(vehicleResource, vehicleSource),
  () => resourceRouter(fareSupplementResource, fareSupplementSource),
  () => resourceRouter(calendarResource, calendarSource),
  () => resourceRouter(stockResource, stockSource),
  () => resourceRouter(auditResource, auditSource),
];
