export const PLAIN = {
  deductions: [],
  paidCents: 0,
  dueCents: 0,
  dueAt: null,
  validUntil: null,
  refersTo: null,
  reason: null,
  emissionsKg: null,
};
