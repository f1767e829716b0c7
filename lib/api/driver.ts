import type { DriverAssignment, DriverPayment } from "@/lib/contract/admin/driver";
import type { RideStep } from "@/lib/contract/ride-step";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Gives a ride a driver. @throws CallError 409 when they drive another, or somebody else has chosen */
export const assignDriver = (call: Call, idRide: number, body: DriverAssignment) =>
  call<{ idDriver: number | null }>("PUT", `/admin/ride/${idRide}/driver`, { body });

/** Says how far a ride of one's own has come. @throws CallError 409 when it cannot be said now */
export const sayOwnRideStep = (call: Call, idRide: number, step: RideStep) =>
  call<Nothing>("POST", `/driver/ride/${idRide}/step`, { body: { step } });

/** Takes back the step that was said last. @throws CallError 409 when it was said before */
export const takeBackOwnRideStep = (call: Call, idRide: number, step: RideStep) =>
  call<Nothing>("DELETE", `/driver/ride/${idRide}/step/${step}`);

/** Records money taken on board of a ride of one's own. @throws CallError 422 for more than is owed */
export const recordOwnRidePayment = (call: Call, idRide: number, body: DriverPayment) =>
  call<Nothing>("POST", `/driver/ride/${idRide}/payment`, { body });
