import { newEmailOver } from "@/platform/account/email/new-email-over";
import { passwordResetAsked } from "@/platform/account/password/password-reset-asked";
import { registrationOver } from "@/platform/account/registration/registration-over";
import {
  complete,
  depositLate,
  holdOver,
  invoice,
  payLinkOver,
  rideReminder,
  start,
} from "@/platform/booking/booking-deadlines";
import { identityCopyOver } from "@/platform/booking/identity/identity-copies";
import { eraseBooking } from "@/platform/booking/privacy/erase-booking";
import { calendarReading } from "@/platform/booking/schedule/calendar-reading";
import { invoiceByItself } from "@/platform/business/invoice-by-itself";
import { consentChoicesOver } from "@/platform/consent/forget-choices";
import { contentShown } from "@/platform/content/item/content-shown";
import { eventForgotten, eventMoved, placesFree } from "@/platform/event/event-deadlines";
import { formAnswerOver, formFilesOver } from "@/platform/form/forget-answers";
import type { DeadlineWorks } from "@/platform/jobs/deadline-runner";
import { letterPortion } from "@/platform/newsletter/sending/letter-portion";
import { subscriberOver } from "@/platform/newsletter/subscriber-over";
import { payBack, paymentOver } from "@/platform/payment/payment-deadlines";
import { testGatewayNotice } from "@/platform/payment/test-gateway/test-gateway-notice";
import { addressInactive } from "@/platform/privacy/address-inactive";
import { addressLeft } from "@/platform/privacy/address-left";
import { eraseMember } from "@/platform/privacy/erase-member";
import { forgetAddress } from "@/platform/privacy/forget-address";
import { gatewayComparison } from "@/platform/reconciliation/gateway-comparison";
import { moneyEventTold } from "@/platform/reconciliation/tell-money-event";
import { reviewDue, reviewOver } from "@/platform/review/review-deadlines";
import { reductionDue } from "@/platform/shop/catalogue/reduction-due";
import { orderArrived, orderReview, orderUnpaid } from "@/platform/shop/order/order-deadlines";
import { eraseOrder } from "@/platform/shop/order/privacy/erase-order";
import { restockOver } from "@/platform/shop/restock/forget-restock";
import { tellRestock } from "@/platform/shop/restock/tell-restock";

export const deadlineWorks: DeadlineWorks = {
  HOLD_OVER: holdOver,
  PAY_LINK_OVER: payLinkOver,
  DEPOSIT_LATE: depositLate,
  REMINDER: rideReminder,
  START: start,
  COMPLETE: complete,
  INVOICE: invoice,
  BUSINESS_INVOICE: invoiceByItself,
  ORDER_UNPAID: orderUnpaid,
  ORDER_ARRIVED: orderArrived,
  ORDER_REVIEW: orderReview,
  REVIEW_DUE: reviewDue,
  REVIEW_OVER: reviewOver,
  REDUCTION_DUE: reductionDue,
  RESTOCK: tellRestock,
  RESTOCK_OVER: restockOver,
  PLACES_FREE: placesFree,
  EVENT_MOVED: eventMoved,
  EVENT_FORGOTTEN: eventForgotten,
  PAYMENT_OVER: paymentOver,
  REFUND: payBack,
  MONEY_EVENT: moneyEventTold,
  GATEWAY_COMPARISON: gatewayComparison,
  SUBSCRIBER_OVER: subscriberOver,
  LETTER_PORTION: letterPortion,
  PASSWORD_RESET_ASKED: passwordResetAsked,
  REGISTRATION_OVER: registrationOver,
  NEW_EMAIL_OVER: newEmailOver,
  ADDRESS_LEFT: addressLeft,
  ADDRESS_SILENT: addressInactive,
  FORGET_ADDRESS: forgetAddress,
  ERASE_MEMBER: eraseMember,
  ERASE_BOOKING: eraseBooking,
  ERASE_ORDER: eraseOrder,
  CONSENT_CHOICES_OVER: consentChoicesOver,
  FORM_ANSWER_OVER: formAnswerOver,
  FORM_FILES_OVER: formFilesOver,
  IDENTITY_COPY_OVER: identityCopyOver,
  CALENDAR_READING: calendarReading,
  CONTENT_SHOWN: contentShown,
  TEST_GATEWAY_NOTICE: testGatewayNotice,
};
