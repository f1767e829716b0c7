import type { MessageAnswerRequest, MessageAnswers } from "@/lib/contract/admin/answer";
import type { Closing, ClosingRequest } from "@/lib/contract/admin/closing";
import type { DayRide } from "@/lib/contract/admin/day";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { MoneyEvents } from "@/lib/contract/admin/money-event";
import type { AdminParameter, ParameterChange } from "@/lib/contract/admin/parameter";
import type { StaffAction, StaffPage } from "@/lib/contract/booking-staff";
import type { OrderAction, OrderStaffPage } from "@/lib/contract/order-staff";
import type { RideStep } from "@/lib/contract/ride-step";
import type { Call } from "./call";

/** A page of a resource of the panel, and how many rows there are. */
export interface AdminList {
  items: AdminItem[];
  total: number;
}

/** Says how far a ride has come. @throws CallError 409 when it cannot be said now */
export const sayRideStep = (call: Call, idRide: number, step: RideStep) =>
  call<DayRide>("POST", `/admin/ride/${idRide}/step`, { body: { step } });

/** Takes back the step that was said last. @throws CallError 409 when it was said before */
export const takeBackRideStep = (call: Call, idRide: number, step: RideStep) =>
  call<DayRide>("DELETE", `/admin/ride/${idRide}/step/${step}`);

/** What the company does about a booking, by its id. @throws CallError 409 when it cannot be done now */
export const actOnBookingById = (call: Call, id: number, action: StaffAction) =>
  call<StaffPage>("POST", `/admin/booking/${id}/action`, { body: action });

/** What the company does with an order, by its id. @throws CallError 409 when it cannot be done now */
export const actOnOrderById = (call: Call, id: number, action: OrderAction) =>
  call<OrderStaffPage>("POST", `/admin/order/${id}/action`, { body: action });

/** Says what a change began from. @throws CallError STALE where that is not there any more */
export const startingFrom = ({ version }: { version?: string | undefined }) => ({
  "If-Match": `"${version}"`,
});

/** Changes fields of a row, as it was read. @throws CallError 422 with what is wrong, by field; STALE */
export const changeAdminItem = (
  call: Call,
  { resource, base }: { resource: string; base: AdminItem },
  change: Record<string, unknown>,
) =>
  call<AdminItem>("PUT", `/admin/${resource}/${base.id}`, {
    body: change,
    headers: startingFrom(base),
  });

/** Adds a row. @throws CallError 422 with what is wrong, by field */
export const addAdminItem = (call: Call, resource: string, fields: Record<string, unknown>) =>
  call<AdminItem>("POST", `/admin/${resource}`, { body: fields });

/** Removes a row for good. */
export const removeAdminItem = (call: Call, { resource, id }: { resource: string; id: number }) =>
  call<Record<string, never>>("DELETE", `/admin/${resource}/${id}`);

/** Changes a setting of the site as it was read, or takes it back to its default. @throws CallError STALE */
export const changeParameter = (call: Call, base: AdminParameter, change: ParameterChange) =>
  call<AdminParameter>("PUT", `/admin/parameter/${encodeURIComponent(base.type)}`, {
    body: change,
    headers: startingFrom(base),
  });

/** Has what was tried too often tried once more. */
export const retryDeadLetter = (call: Call, { kind, id }: { kind: string; id: number }) =>
  call<Record<string, never>>("POST", `/admin/dead-letter/${kind}/${id}/again`);

/** Closes the books until a day. @throws CallError 409 when somebody else has, 422 for a day to come */
export const seeMoneyEvent = (call: Call, id: number) =>
  call<MoneyEvents>("POST", `/admin/money/event/${id}/seen`);

export const closePeriod = (call: Call, request: ClosingRequest) =>
  call<Closing>("POST", "/admin/closing", { body: request });

/** Answers a message by mail. @throws CallError 409 when somebody else just has */
export const answerMessage = (call: Call, id: number, answer: MessageAnswerRequest) =>
  call<MessageAnswers>("POST", `/admin/message/${id}/answer`, { body: answer });
