import { Refusal } from "@/platform/http/api-error";

/** The vehicle cannot be had at that time. */
export const slotTaken = () => new Refusal("CONFLICT", "SLOT_TAKEN", { startAt: "SLOT_TAKEN" });
