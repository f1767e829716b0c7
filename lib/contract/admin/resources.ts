import { accessPointResource } from "./access-point-resource";
import { addressTypeResource } from "./address-type-resource";
import { auditResource } from "./audit-resource";
import { bookingResource } from "./booking-resource";
import { businessResource } from "./business-resource";
import { calendarResource } from "./calendar-resource";
import { carrierResource } from "./carrier-resource";
import { companyAddressResource } from "./company-address-resource";
import { customerResource } from "./customer-resource";
import { declinationResource } from "./declination-resource";
import type { AdminResource } from "./definition";
import { discountResource } from "./discount-resource";
import { documentResource } from "./document-resource";
import { externalRatingResource } from "./external-rating-resource";
import { externalReviewResource } from "./external-review-resource";
import { fareSupplementResource } from "./fare-supplement-resource";
import { formAnswerResource } from "./form-answer-resource";
import { languageResource } from "./language-resource";
import { letterResource } from "./letter-resource";
import { messageResource } from "./message-resource";
import { newsletterSubscriberResource } from "./newsletter-subscriber-resource";
import { orderResource } from "./order-resource";
import { paymentResource } from "./payment-resource";
import { reviewResource } from "./review-resource";
import { savedReplyResource } from "./saved-reply-resource";
import { shopProductResource } from "./shop-product-resource";
import { stockResource } from "./stock-resource";
import { variationResource } from "./variation-resource";
import { vehicleResource } from "./vehicle-resource";

/** Resources of the panel, in the order of its menu. */
export const ADMIN_RESOURCES: readonly AdminResource[] = [
  bookingResource,
  orderResource,
  customerResource,
  newsletterSubscriberResource,
  businessResource,
  messageResource,
  formAnswerResource,
  reviewResource,
  savedReplyResource,
  letterResource,
  paymentResource,
  documentResource,
  vehicleResource,
  fareSupplementResource,
  calendarResource,
  companyAddressResource,
  addressTypeResource,
  shopProductResource,
  declinationResource,
  variationResource,
  stockResource,
  discountResource,
  carrierResource,
  accessPointResource,
  externalRatingResource,
  externalReviewResource,
  languageResource,
  auditResource,
];
