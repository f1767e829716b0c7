import type { Call } from "@/lib/api/call";
import type { RideStep } from "@/lib/contract/ride-step";

export const STAFF_STEPS = {
  say: (call: Call, id: number, step: RideStep) =>
    call("POST /admin/ride/{id}/step", { params: { id }, body: { step } }),
  takeBack: (call: Call, id: number, step: RideStep) =>
    call("DELETE /admin/ride/{id}/step/{step}", { params: { id, step } }),
};

/** Same calls for drivers, on their own rides. */
export const DRIVER_STEPS = {
  say: (call: Call, id: number, step: RideStep) =>
    call("POST /driver/ride/{id}/step", { params: { id }, body: { step } }),
  takeBack: (call: Call, id: number, step: RideStep) =>
    call("DELETE /driver/ride/{id}/step/{step}", { params: { id, step } }),
};
