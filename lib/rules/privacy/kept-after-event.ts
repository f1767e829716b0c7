/** Time after an event for which its registrations are kept, in milliseconds: thirty days. */
export const KEPT_AFTER_EVENT = 30 * 86_400_000;
