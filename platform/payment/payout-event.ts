import { and, eq } from "drizzle-orm";
import { payments } from "@/platform/db/schema/payment";
import type { GatewayMovement } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { recordMoneyEvent } from "./record-money-event";

/** Asks a gateway about a payout to the company's bank, and records its state. */
export async function takeOverPayout(services: Services, payoutId: string): Promise<void> {
  const payout = await services.gateway.payout(payoutId);
  if (!payout) return;
  // An account has no site: its payouts are of each that takes money through it.
  const { database, gateway } = services;
  const sites = await database.everySite
    .selectDistinct({ idSite: payments.idSite })
    .from(payments)
    .where(and(eq(payments.method, gateway.name), eq(payments.status, "PAID")));
  for (const { idSite } of sites) await recordPayout(services, idSite, payout);
}

/** Records on a site that money went to the company's bank, or did not get there. */
export async function recordPayout(
  { database, clock }: Services,
  idSite: number,
  { kind, id: subject, amountCents, at }: GatewayMovement,
): Promise<void> {
  if (kind !== "PAYOUT" && kind !== "PAYOUT_FAILED") return;
  await database.inSite(idSite, (tx) =>
    recordMoneyEvent(tx, { idSite, now: clock.now() }, { kind, subject, amountCents, at }),
  );
}
