import { subscriberOver } from "@/platform/areas/newsletter/subscriber-over";
import { addressLeft } from "@/platform/members/address-left";
import { addressSilent } from "@/platform/members/address-silent";
import { eraseBooking } from "@/platform/members/erase-booking";
import { eraseMember } from "@/platform/members/erase-member";
import { eraseOrder } from "@/platform/members/erase-order";
import { forgetAddress } from "@/platform/members/forget-address";
import { newEmailOver } from "@/platform/members/new-email-over";
import { passwordResetAsked } from "@/platform/members/password-reset-asked";
import { registrationOver } from "@/platform/members/registration-over";
import { testGatewayNotice } from "@/platform/payments/test-gateway/test-gateway-notice";
import {
  complete,
  depositLate,
  holdOver,
  invoice,
  payLinkOver,
  reminder,
  start,
} from "./booking-deadlines";
import type { DeadlineWorks } from "./deadline-runner";
import { orderArrived, orderReview, orderUnpaid } from "./order-deadlines";
import { payBack, paymentOver } from "./payment-deadlines";

/** What is done at each kind of deadline. */
export const deadlineWorks: DeadlineWorks = {
  HOLD_OVER: holdOver,
  PAY_LINK_OVER: payLinkOver,
  DEPOSIT_LATE: depositLate,
  REMINDER: reminder,
  START: start,
  COMPLETE: complete,
  INVOICE: invoice,
  ORDER_UNPAID: orderUnpaid,
  ORDER_ARRIVED: orderArrived,
  ORDER_REVIEW: orderReview,
  PAYMENT_OVER: paymentOver,
  REFUND: payBack,
  SUBSCRIBER_OVER: subscriberOver,
  PASSWORD_RESET_ASKED: passwordResetAsked,
  REGISTRATION_OVER: registrationOver,
  NEW_EMAIL_OVER: newEmailOver,
  ADDRESS_LEFT: addressLeft,
  ADDRESS_SILENT: addressSilent,
  FORGET_ADDRESS: forgetAddress,
  ERASE_MEMBER: eraseMember,
  ERASE_BOOKING: eraseBooking,
  ERASE_ORDER: eraseOrder,
  TEST_GATEWAY_NOTICE: testGatewayNotice,
};
