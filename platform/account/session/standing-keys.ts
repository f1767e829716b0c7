import { eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { pushDevices } from "@/platform/db/schema/alert";
import { knownDevices, memberCodes } from "@/platform/db/schema/member";
import { sessions } from "@/platform/db/schema/people";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import {
  loginChallenges,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
} from "@/platform/db/schema/second-factor";
import type { Sql } from "@/platform/db/sql";

export const KEY_ENDS = [
  /** They log out everywhere, or the owner has them logged out. */
  "LOG_OUT_EVERYWHERE",
  "NEW_PASSWORD",
  "OTHER_ROLE",
  /** The owner takes a second factor away that was lost. */
  "FACTOR_RESET",
  /** The account is deleted, or the access of somebody of the staff is closed. */
  "CLOSING",
] as const;
type KeyEnd = (typeof KEY_ENDS)[number];

/** Form in which the database holds the key; HASH wherever the key itself is not needed. */
type HeldAs = "HASH" | "PUBLIC_KEY" | "SECRET";

interface StandingKey {
  table: PgTable & { idUser: AnyPgColumn };
  heldAs: HeldAs;
  endedBy: readonly KeyEnd[];
}

const WITH_SESSIONS = [
  "LOG_OUT_EVERYWHERE",
  "NEW_PASSWORD",
  "OTHER_ROLE",
  "FACTOR_RESET",
  "CLOSING",
] as const;

/**
 * Every key that opens or discloses something of a person, and the events that end it. New
 * passwords and other roles end theirs in the database (`end_standing_keys`), and deleting an
 * account deletes them all.
 */
export const STANDING_KEYS = {
  session: { table: sessions, heldAs: "HASH", endedBy: WITH_SESSIONS },
  loginChallenge: { table: loginChallenges, heldAs: "HASH", endedBy: WITH_SESSIONS },
  /** The address of a calendar. */
  rideFeed: { table: rideFeeds, heldAs: "HASH", endedBy: WITH_SESSIONS },
  /** Address of a browser at its push service, which we have to send to. */
  alertDevice: { table: pushDevices, heldAs: "SECRET", endedBy: WITH_SESSIONS },
  /** Opens nothing, but passes by the limit of wrong passwords. */
  rememberedDevice: { table: knownDevices, heldAs: "HASH", endedBy: WITH_SESSIONS },
  /** Code of a mailed link: a new password, a new address, an invitation. */
  mailedCode: { table: memberCodes, heldAs: "HASH", endedBy: ["NEW_PASSWORD", "CLOSING"] },
  passkey: { table: passkeys, heldAs: "PUBLIC_KEY", endedBy: ["FACTOR_RESET", "CLOSING"] },
  passkeyChallenge: {
    table: passkeyChallenges,
    heldAs: "SECRET",
    endedBy: ["FACTOR_RESET", "CLOSING"],
  },
  /** The secret of an application, from which its codes are made here too. */
  application: { table: secondFactors, heldAs: "SECRET", endedBy: ["FACTOR_RESET", "CLOSING"] },
  recoveryCode: { table: recoveryCodes, heldAs: "HASH", endedBy: ["FACTOR_RESET", "CLOSING"] },
} as const satisfies Record<string, StandingKey>;

/** Ends every key that opens something of a person without their password. */
export async function logOutEverywhere(tx: Sql, idUser: number): Promise<void> {
  for (const { table, endedBy } of Object.values<StandingKey>(STANDING_KEYS))
    if (endedBy.includes("LOG_OUT_EVERYWHERE"))
      await tx.delete(table).where(eq(table.idUser, idUser));
}
