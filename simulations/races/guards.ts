import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { TestPlatform } from "@/testing/test-platform";
import type { RACES } from "./races";

/** Guard against winning a race twice: constraints of the database, conditions of statements. */
interface Guard {
  /** Statements that drop the constraints. */
  drop: string[];
  /** Rewriting of a statement without its condition. */
  rewrite: [from: RegExp, to: string][];
}

/**
 * Rewritings that remove locks: a transaction waits for a row that another one holds, and a booking
 * that has moved on is not moved again.
 */
const UNLOCKED: Guard["rewrite"] = [
  [/ for (no key )?update$/, ""],
  [
    /\("booking"\."id" = (\$\d+) and "booking"\."version" = (\$\d+)\)/,
    '("booking"."id" = $1 and $2::int >= 0)',
  ],
];

const SAME_LINE =
  'alter table booking_event drop constraint "booking_event_id_booking_sequence_unique"';
const SAME_CAUSE = 'alter table paper drop constraint "paper_id_site_cause_unique"';
const SAME_NUMBER = 'alter table paper drop constraint "paper_id_site_series_year_sequence_unique"';

export const GUARDS: Record<keyof typeof RACES, Guard> = {
  oneVehicle: { drop: ["alter table ride drop constraint ride_never_twice"], rewrite: [] },
  threeHolds: {
    drop: ["alter table unpaid_hold drop constraint unpaid_hold_place_once"],
    rewrite: [],
  },
  oneConfirmation: { drop: [SAME_LINE], rewrite: UNLOCKED },
  onePayment: { drop: [SAME_LINE, SAME_CAUSE], rewrite: UNLOCKED },
  oneOpenPayment: { drop: ["drop index payment_one_open"], rewrite: UNLOCKED },
  oneRefund: {
    drop: [SAME_LINE, SAME_CAUSE, "alter table payment drop constraint payment_refund_within"],
    rewrite: [
      ...UNLOCKED,
      // The sum that went back already is not looked at.
      [/^(select .*)"refunded_cents"(.* from "payment" .*)$/, '$1 0 as "refunded_cents"$2'],
    ],
  },
  onePartialRefund: {
    drop: [SAME_LINE, SAME_CAUSE, "alter table payment drop constraint payment_refund_within"],
    rewrite: UNLOCKED,
  },
  oneGoodsReturn: {
    drop: [
      'alter table order_event drop constraint "order_event_id_order_sequence_unique"',
      SAME_CAUSE,
      "alter table order_line drop constraint order_line_returned_within",
    ],
    rewrite: [
      ...UNLOCKED,
      [
        /\("shop_order"\."id" = (\$\d+) and "shop_order"\."version" = (\$\d+)\)/,
        '("shop_order"."id" = $1 and $2::int >= 0)',
      ],
    ],
  },
  oneMonthlyInvoice: {
    drop: [
      "alter table business_invoice drop constraint business_invoice_one_a_month",
      SAME_LINE,
      SAME_CAUSE,
    ],
    rewrite: UNLOCKED,
  },
  oneReminder: {
    drop: ["alter table due_reminder drop constraint due_reminder_one_a_day"],
    rewrite: [],
  },
  oneNumberEach: {
    drop: [SAME_NUMBER],
    rewrite: [
      [
        /^insert into "paper_number".*$/,
        // The number after the last one that is there, the careless way.
        'select 1 + count(*)::int as "last" from paper where id_site = $1::int and series = $2::text and year = $3::int and $4::int = 1',
      ],
    ],
  },
  // A sender that looks for a mail passes over those that others are taking.
  oneSender: { drop: [], rewrite: [[/ for update skip locked$/, ""]] },
  oneRunner: { drop: [SAME_LINE], rewrite: UNLOCKED },
  oneTermsVersion: {
    drop: [
      "alter table terms_version drop constraint terms_version_id_site_language_version_unique",
      "alter table terms_version drop constraint terms_version_id_site_language_hash_unique",
    ],
    rewrite: [],
  },
  oneClosing: {
    drop: [
      "drop index closing_one_first",
      "alter table closing drop constraint closing_follows",
      "alter table closing drop constraint closing_followed_once",
      "alter table closing drop constraint closing_id_site_until_day_unique",
    ],
    rewrite: [],
  },
  oneCode: {
    drop: [],
    rewrite: [
      // Any step is accepted again, and any code, used or not.
      [/"second_factor"\."last_step" < (\$\d+)/, "$1::int >= 0"],
      [/ and "recovery_code"\."used_at" is null/, ""],
    ],
  },
  oneCopy: {
    // Copies of one instant would have one name.
    drop: ['alter table outbox drop constraint "outbox_id_site_event_recipient_unique"'],
    rewrite: [
      [
        /\("outbox"\."sent_again_at" is null or "outbox"\."sent_again_at" <= (\$\d+)\)/,
        "$1::timestamptz is not null",
      ],
    ],
  },
  oneDriver: { drop: ["alter table ride drop constraint driver_never_twice"], rewrite: UNLOCKED },
  oneStep: {
    drop: [SAME_LINE, "alter table ride_step drop constraint ride_step_id_ride_step_pk"],
    rewrite: UNLOCKED,
  },
  oneCalendarBlock: {
    // Without the lock of the vehicle, each fits the blocks between those that others still have.
    drop: ["alter table vehicle_block drop constraint vehicle_block_never_twice"],
    rewrite: UNLOCKED,
  },
  // Nobody waits until the count before is over.
  oneInventory: { drop: [], rewrite: UNLOCKED },
  oneRestock: {
    drop: ["alter table restock_request drop constraint restock_request_once"],
    rewrite: [],
  },
  // Nobody waits for the save before, and each finds its version still current.
  oneSave: {
    drop: [],
    rewrite: [
      ...UNLOCKED,
      [/pg_advisory_xact_lock\((\$\d+), hashtext\((\$\d+)\)\)/, "$1::int + length($2::text)"],
    ],
  },
  lastSuperAdmin: {
    drop: ['drop trigger last_super_admin_stays on "user"'],
    rewrite: UNLOCKED,
  },
};

/**
 * Takes a guard away from a platform on PostgreSQL.
 * @returns a function that undoes the rewriting of statements; the database itself is not mended
 */
export async function withoutGuard(
  { database }: TestPlatform,
  { drop, rewrite }: Guard,
): Promise<() => void> {
  for (const statement of drop) await database.everySite.execute(sql.raw(statement));
  const { query } = Client.prototype;
  const unguarded = (config: unknown, ...rest: unknown[]) => {
    if (typeof config !== "object" || config === null || !("text" in config))
      return [config, ...rest];
    let text = String(config.text);
    for (const [from, to] of rewrite) text = text.replace(from, to);
    return [{ ...config, text }, ...rest];
  };
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    return Reflect.apply(query, this, unguarded(...(given as [unknown, ...unknown[]])));
  } as typeof query;
  return () => {
    Client.prototype.query = query;
  };
}
