/** Tables that grow with the company's days; any other has as many rows as somebody has set up. */
export const GROWING_TABLES = [
  "booking",
  "booking_event",
  "booking_note",
  "booking_series",
  "series_booking",
  "ride",
  "ride_step",
  "ride_arrival",
  "shop_order",
  "order_line",
  "order_event",
  "cart",
  "cart_line",
  "payment",
  "payment_notice",
  "refund",
  "pay_link",
  "paper",
  "paper_file",
  "business_invoice",
  "discount_use",
  "stock_movement",
  "customer",
  "customer_note",
  "user",
  "member_address",
  "session",
  "known_device",
  "message",
  "message_answer",
  "outbox",
  "deadline",
  "audit_entry",
  "search_word",
  "newsletter_subscriber",
  "newsletter_subscription",
  "visit",
  "vehicle_block",
  "busy_time",
] as const;

export type GrowingTable = (typeof GROWING_TABLES)[number];

/** Values of some rows once their days are over. */
export const WHEN_OVER: Partial<Record<GrowingTable, Record<string, string | number | null>>> = {
  booking: { status: "INVOICED", cancel_reason: null, pay_until: null, held_until: null },
  shop_order: { status: "DELIVERED", cancel_reason: null, holds_stock: "true" },
  payment: { status: "PAID" },
  refund: { done_at: "2026-11-20T10:00:00Z" },
  outbox: { sent_at: "2026-11-20T10:00:00Z", kept_at: null, died_at: null },
  deadline: { done_at: "2026-11-20T10:00:00Z", died_at: null, attempts: 1 },
  message: { answered_at: "2026-11-20T10:00:00Z" },
  user: { role: "MEMBER" },
};

/** Tables without old rows: they are deleted as new ones come. */
export const SWEPT_TABLES: readonly GrowingTable[] = ["session", "cart"];

/** Tables copied as well, so that other copies belong to many; sized as they were set up. */
export const COPIED_BESIDE = ["business", "busy_calendar"];

/** Rows of tables that no call leaves a row in. */
export const ORIGINALS: Partial<Record<GrowingTable, Record<string, string | number>>> = {
  discount_use: { id_site: 901, id_discount: 1, id_order: 1, person: "a@b.example", ordinal: 1 },
};

/**
 * Statements that read all of such a table, with the reason, found by their beginning or their
 * text. No statement for a visitor or a member is among them.
 */
export const READ_WHOLE: { text: RegExp; reason: string }[] = [
  {
    text: /^select count\(\*\) as count from "\w+"( where "payment"\."status" in \([A-Z_', ]+\))?;$/,
    reason: "the panel says how many rows a list has in all",
  },
  {
    text: /from "booking" where \("booking"\."status" in .* and "booking"\."total_cents" > coalesce/s,
    reason: "what is owed is reckoned from all bookings that are not cancelled",
  },
  {
    text: /^select .* from "business_invoice" order by "business_invoice"\."month" desc/,
    reason: "what businesses owe is reckoned from all their invoices, one a month each",
  },
];

const growing = new Set<string>(GROWING_TABLES);
export const isGrowing = (table: string): boolean => growing.has(table);
