/** Leads eye and focus to the head of the page, which says where the booking stands now. */
export function showState(): void {
  const state = document.getElementById("booking-state");
  state?.scrollIntoView({ block: "center" });
  state?.focus({ preventScroll: true });
}
