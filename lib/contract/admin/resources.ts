import { auditResource } from "./audit-resource";
import { bookingResource } from "./booking-resource";
import { calendarResource } from "./calendar-resource";
import { customerResource } from "./customer-resource";
import type { AdminResource } from "./definition";
import { documentResource } from "./document-resource";
import { fareSupplementResource } from "./fare-supplement-resource";
import { messageResource } from "./message-resource";
import { orderResource } from "./order-resource";
import { paymentResource } from "./payment-resource";
import { stockResource } from "./stock-resource";
import { vehicleResource } from "./vehicle-resource";

/** What the panel lists, in the order of its menu. */
export const ADMIN_RESOURCES: readonly AdminResource[] = [
  bookingResource,
  orderResource,
  customerResource,
  messageResource,
  paymentResource,
  documentResource,
  vehicleResource,
  fareSupplementResource,
  calendarResource,
  stockResource,
  auditResource,
];
