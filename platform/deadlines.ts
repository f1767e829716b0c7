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
import { eraseBooking } from "@/platform/booking/privacy/erase-booking";
import { calendarReading } from "@/platform/booking/schedule/calendar-reading";
import { invoiceByItself } from "@/platform/business/invoice-by-itself";
import type { DeadlineWorks } from "@/platform/jobs/deadline-runner";
import { subscriberOver } from "@/platform/newsletter/subscriber-over";
import { payBack, paymentOver } from "@/platform/payment/payment-deadlines";
import { testGatewayNotice } from "@/platform/payment/test-gateway/test-gateway-notice";
import { addressInactive } from "@/platform/privacy/address-inactive";
import { addressLeft } from "@/platform/privacy/address-left";
import { eraseMember } from "@/platform/privacy/erase-member";
import { forgetAddress } from "@/platform/privacy/forget-address";
import { gatewayComparison } from "@/platform/reconciliation/gateway-comparison";
import { moneyEventTold } from "@/platform/reconciliation/tell-money-event";
import { orderArrived, orderReview, orderUnpaid } from "@/platform/shop/order/order-deadlines";
import { eraseOrder } from "@/platform/shop/order/privacy/erase-order";
import { restockOver } from "@/platform/shop/restock/forget-restock";
import { tellRestock } from "@/platform/shop/restock/tell-restock";

/** What is done at each kind of deadline. */
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
  RESTOCK: tellRestock,
  RESTOCK_OVER: restockOver,
  PAYMENT_OVER: paymentOver,
  REFUND: payBack,
  MONEY_EVENT: moneyEventTold,
  GATEWAY_COMPARISON: gatewayComparison,
  SUBSCRIBER_OVER: subscriberOver,
  PASSWORD_RESET_ASKED: passwordResetAsked,
  REGISTRATION_OVER: registrationOver,
  NEW_EMAIL_OVER: newEmailOver,
  ADDRESS_LEFT: addressLeft,
  ADDRESS_SILENT: addressInactive,
  FORGET_ADDRESS: forgetAddress,
  ERASE_MEMBER: eraseMember,
  ERASE_BOOKING: eraseBooking,
  ERASE_ORDER: eraseOrder,
  CALENDAR_READING: calendarReading,
  TEST_GATEWAY_NOTICE: testGatewayNotice,
};
