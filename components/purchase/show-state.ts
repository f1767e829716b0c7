/** Id of the title that tells the state of the booking or the order. */
export const STATE_ID = "booking-state";

/** Leads eye and focus to the head of the page, which tells the state of the booking. */
export function showState(): void {
  const state = document.getElementById(STATE_ID);
  state?.scrollIntoView({ block: "center" });
  state?.focus({ preventScroll: true });
}
