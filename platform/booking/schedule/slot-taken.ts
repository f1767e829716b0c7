import { ApiError } from "@/platform/http/api-error";

/** The vehicle cannot be had at that time. */
export const slotTaken = () => new ApiError("CONFLICT", "SLOT_TAKEN", { startAt: "SLOT_TAKEN" });
