import type { StaffPage } from "@/lib/contract/booking-staff";
import { wasMade } from "@/lib/rules/booking/booking-state";
import { isAllDone } from "@/lib/rules/booking/step-reached";

/** True once its rides are over: what is cancelled then is what was promised, no longer the ride. */
export const hasEnded = ({ status, progress }: Pick<StaffPage, "status" | "progress">): boolean =>
  wasMade(status) || isAllDone(progress);
