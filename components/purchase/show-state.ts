/** Of the title that says where the booking or the order stands. */
export const STATE_ID = "booking-state";

/** Leads eye and focus to the head of the page, which says where the booking stands now. */
export function showState(): void {
  const state = document.getElementById(STATE_ID);
  state?.scrollIntoView({ block: "center" });
  state?.focus({ preventScroll: true });
}
