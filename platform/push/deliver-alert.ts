import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isPushEndpoint } from "@/lib/rules/privacy/push-endpoint";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { pushDevices } from "@/platform/db/schema/alert";
import type { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { PushGateway } from "./push-gateway";
import { pushKeysOf } from "./push-keys";

/** Milliseconds for which an alert is worth delivering; later, the panel has long shown it. */
const WORTH_TELLING = 3_600_000;

export const alertRecipient = (idDevice: number): string => `device:${idDevice}`;

/**
 * Hands an alert of the outbox to its device. An alert that is too old is dropped, and so is a
 * device that is gone. Rejects when it was not taken, so that it is tried again.
 * @param by.contact the mail address that a push service may turn to
 */
export async function deliverAlert(
  db: Sql,
  alert: Pick<typeof outbox.$inferSelect, "idSite" | "recipient" | "text" | "createdAt" | "event">,
  by: { push: PushGateway; now: Date; contact: string },
): Promise<void> {
  const { idSite, recipient, text, createdAt, event } = alert;
  const { push, now, contact } = by;
  const left = createdAt.getTime() + WORTH_TELLING - now.getTime();
  if (left <= 0) return;
  const id = Number(recipient.slice("device:".length));
  const isIt = and(eq(pushDevices.id, id), eq(pushDevices.idSite, idSite));
  const [device] = await db.select().from(pushDevices).where(isIt);
  if (!device || !isPushEndpoint(device.endpoint)) return;
  const { publicKey, privateKey } = await pushKeysOf(db, idSite);
  const { endpoint, p256dh, auth } = device;
  const answer = await push(
    {
      endpoint,
      keys: { p256dh, auth },
      vapid: { publicKey, privateKey, subject: mailtoLink(contact) },
    },
    { payload: text, topic: topicOf(event), seconds: Math.ceil(left / 1000) },
  );
  if (answer === "GONE") await db.delete(pushDevices).where(isIt);
}

/** Hashes the subject of an alert into a topic of 32 letters, the most allowed (RFC 8030, 5.4). */
const topicOf = (event: string): string =>
  createHash("sha256").update(event.split(":", 2).join(":")).digest("base64url").slice(0, 32);
