import { amountOf } from "@/components/purchase/staff/amount-of";
import type { StaffAction } from "@/lib/contract/booking-staff";
import type { CancelReason } from "@/lib/contract/booking-status";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";

type Method = Extract<StaffAction, { action: "RECORD_PAYMENT" }>["method"];

/** Builds the company's action from the fields of its form; the provider judges it. */
export function actionOf(action: StaffAction["action"], data: FormData): StaffAction {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const amount = (name: string) => amountOf(text(name));
  const note = text("note") === "" ? {} : { note: text("note") };
  /** Reads a day of Paris and a time of it; nothing without a time. */
  const instant = (name: "arrivalAt" | "waitedUntil") => {
    const at = parisInstant(text(`${name}-day`), text(`${name}-time`));
    return at ? { [name]: parisIso(at) } : {};
  };
  switch (action) {
    case "CANCEL":
      return { action, reason: text("reason") as CancelReason, ...note };
    case "COMPLETE":
      return { action, ...instant("arrivalAt"), ...instant("waitedUntil") };
    case "SUSPEND": {
      const since = parisInstant(text("since-day"), "00:00");
      return { action, since: since ? parisIso(since) : "" };
    }
    case "RECORD_PAYMENT":
      return {
        action,
        method: text("method") as Method,
        amount: amount("amount"),
        receipt: text("receipt"),
      };
    case "ASSIGN":
      return { action, idVehicle: Number(text("idVehicle")) };
    case "PRICE":
      return { action, idVehicle: Number(text("idVehicle")), total: amount("total"), ...note };
    default:
      return { action };
  }
}
