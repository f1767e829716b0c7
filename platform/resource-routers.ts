import { accessPointResource } from "@/lib/contract/admin/access-point-resource";
import { addressTypeResource } from "@/lib/contract/admin/address-type-resource";
import { auditResource } from "@/lib/contract/admin/audit-resource";
import { bookingResource } from "@/lib/contract/admin/booking-resource";
import { businessResource } from "@/lib/contract/admin/business-resource";
import { calendarResource } from "@/lib/contract/admin/calendar-resource";
import { carrierResource } from "@/lib/contract/admin/carrier-resource";
import { companyAddressResource } from "@/lib/contract/admin/company-address-resource";
import { customerResource } from "@/lib/contract/admin/customer-resource";
import { declinationResource } from "@/lib/contract/admin/declination-resource";
import { discountResource } from "@/lib/contract/admin/discount-resource";
import { documentResource } from "@/lib/contract/admin/document-resource";
import { externalRatingResource } from "@/lib/contract/admin/external-rating-resource";
import { externalReviewResource } from "@/lib/contract/admin/external-review-resource";
import { fareSupplementResource } from "@/lib/contract/admin/fare-supplement-resource";
import { formAnswerResource } from "@/lib/contract/admin/form-answer-resource";
import { languageResource } from "@/lib/contract/admin/language-resource";
import { letterResource } from "@/lib/contract/admin/letter-resource";
import { messageResource } from "@/lib/contract/admin/message-resource";
import { newsletterSubscriberResource } from "@/lib/contract/admin/newsletter-subscriber-resource";
import { orderResource } from "@/lib/contract/admin/order-resource";
import { paymentResource } from "@/lib/contract/admin/payment-resource";
import { reviewResource } from "@/lib/contract/admin/review-resource";
import { savedReplyResource } from "@/lib/contract/admin/saved-reply-resource";
import { shopProductResource } from "@/lib/contract/admin/shop-product-resource";
import { stockResource } from "@/lib/contract/admin/stock-resource";
import { variationResource } from "@/lib/contract/admin/variation-resource";
import { vehicleResource } from "@/lib/contract/admin/vehicle-resource";
import { bookingSource } from "@/platform/booking/staff/resources/booking-source";
import { calendarSource } from "@/platform/booking/staff/resources/calendar-source";
import { fareSupplementSource } from "@/platform/booking/staff/resources/fare-supplement-source";
import { vehicleSource } from "@/platform/booking/staff/resources/vehicle-source";
import { businessSource } from "@/platform/business/staff/business-source";
import { messageSource } from "@/platform/contact/message-source";
import { savedReplySource } from "@/platform/contact/saved-reply-source";
import { customerSource } from "@/platform/customer/customer-source";
import { formAnswerSource } from "@/platform/form/form-answer-source";
import { letterSource } from "@/platform/mail/outbox/letter-source";
import { documentSource } from "@/platform/money/resources/document-source";
import { paymentSource } from "@/platform/money/resources/payment-source";
import { newsletterSubscriberSource } from "@/platform/newsletter/newsletter-subscriber-source";
import { auditSource } from "@/platform/panel/audit-source";
import { sourced } from "@/platform/panel/sourced-resource";
import { externalRatingSource } from "@/platform/review/staff/external-rating-source";
import { externalReviewSource } from "@/platform/review/staff/external-review-source";
import { reviewSource } from "@/platform/review/staff/review-source";
import { accessPointSource } from "@/platform/shop/staff/delivery/access-point-source";
import { addressTypeSource } from "@/platform/shop/staff/delivery/address-type-source";
import { carrierSource } from "@/platform/shop/staff/delivery/carrier-source";
import { companyAddressSource } from "@/platform/shop/staff/delivery/company-address-source";
import { declinationSource } from "@/platform/shop/staff/resources/declination-source";
import { discountSource } from "@/platform/shop/staff/resources/discount-source";
import { orderSource } from "@/platform/shop/staff/resources/order-source";
import { shopProductSource } from "@/platform/shop/staff/resources/shop-product-source";
import { stockSource } from "@/platform/shop/staff/resources/stock-source";
import { variationSource } from "@/platform/shop/staff/resources/variation-source";
import { languageSource } from "@/platform/translation/language-source";

/** Resources of the panel with their sources: a new one is a line here, and its two files. */
export const SOURCED_RESOURCES = [
  sourced(bookingResource, bookingSource),
  sourced(orderResource, orderSource),
  sourced(customerResource, customerSource),
  sourced(newsletterSubscriberResource, newsletterSubscriberSource),
  sourced(businessResource, businessSource),
  sourced(messageResource, messageSource),
  sourced(formAnswerResource, formAnswerSource),
  sourced(reviewResource, reviewSource),
  sourced(savedReplyResource, savedReplySource),
  sourced(letterResource, letterSource),
  sourced(paymentResource, paymentSource),
  sourced(documentResource, documentSource),
  sourced(vehicleResource, vehicleSource),
  sourced(fareSupplementResource, fareSupplementSource),
  sourced(calendarResource, calendarSource),
  sourced(companyAddressResource, companyAddressSource),
  sourced(addressTypeResource, addressTypeSource),
  sourced(shopProductResource, shopProductSource),
  sourced(declinationResource, declinationSource),
  sourced(variationResource, variationSource),
  sourced(stockResource, stockSource),
  sourced(discountResource, discountSource),
  sourced(carrierResource, carrierSource),
  sourced(accessPointResource, accessPointSource),
  sourced(externalRatingResource, externalRatingSource),
  sourced(externalReviewResource, externalReviewSource),
  sourced(languageResource, languageSource),
  sourced(auditResource, auditSource),
];

export const resourceRouters = SOURCED_RESOURCES.map(({ router }) => router);
