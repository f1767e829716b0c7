import { ApiError } from "@/platform/http/api-error";

export const slotTaken = () => new ApiError("CONFLICT", "SLOT_TAKEN", { startAt: "SLOT_TAKEN" });
