import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "@/platform/db/database";
import { testGatewayPayments } from "@/platform/db/schema/payment";
import type { Clock } from "@/platform/services/clock";
import {
  type GatewayState,
  type PaymentGateway,
  type PaymentOrder,
  UnsignedNotice,
} from "@/platform/services/payment-gateway";
import { knownNoticeSecret } from "./notice-secret";
import { isSigned, SIGNATURE_HEADER } from "./notice-signature";
import { paymentNoticeSchema } from "./payment-notice";
import { refundPayment } from "./refund-payment";
import { testMoneyBack, testMovements } from "./test-gateway-books";
import { findPayment, statusAt, type TestGatewayPayment } from "./test-gateway-payment";

/**
 * Creates a gateway that behaves like a real one without moving money. It has its own page on which
 * a tester decides, its own tables, and signed notices that may come late, twice, out of order or
 * never.
 */
export function testGateway({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): PaymentGateway {
  return {
    name: "TEST",
    publicKey: null,
    open: async (order) => {
      const { id } = await openPayment(database, order);
      return { gatewayId: id, checkout: checkoutOf(id) };
    },
    checkout: async (idSite, id) => {
      await knownPayment(database, idSite, id);
      return checkoutOf(id);
    },
    state: async (idSite, id) => stateAt(await knownPayment(database, idSite, id), clock.now()),
    close: async (idSite, id) => {
      await database.inSite(idSite, (tx) =>
        tx
          .update(testGatewayPayments)
          .set({ status: "EXPIRED" })
          .where(
            and(
              eq(testGatewayPayments.id, id),
              inArray(testGatewayPayments.status, ["OPEN", "UNDER_WAY"]),
            ),
          ),
      );
      return stateAt(await knownPayment(database, idSite, id), clock.now());
    },
    refund: (idSite, id, refund) =>
      refundPayment(database, { idSite, id, now: clock.now(), ...refund }),
    moneyBack: (idSite, id) => testMoneyBack(database, idSite, id),
    listMovements: (since) => testMovements(database, since),
    // It pays nobody out.
    payout: async () => undefined,
    deskUrl: (id) => checkoutOf(id).url,
    readNotice: async (raw, headers) => {
      const body = new TextDecoder().decode(raw);
      const notice = paymentNoticeSchema.safeParse(parsed(body));
      // The site that a notice names only selects the secret to verify it with.
      if (!notice.success) throw new UnsignedNotice("The notice is none of the test gateway's");
      const { id, type, payment, site } = notice.data;
      const secret = await knownNoticeSecret(database, site);
      const header = headers.get(SIGNATURE_HEADER) ?? "";
      if (!secret || !isSigned(body, header, secret, clock.now())) {
        throw new UnsignedNotice("The notice is not signed by the test gateway");
      }
      const of = { gateway: "TEST", noticeId: id, gatewayId: payment } as const;
      return type.startsWith("payment.back-")
        ? { ...of, about: "MONEY_BACK" }
        : { ...of, about: "PAYMENT", idSite: site };
    },
  };
}

/** Returns the checkout: a page on the site's own address, behind its route to the provider. */
const checkoutOf = (id: string) => ({
  kind: "hosted" as const,
  url: `/api/test-gateway/pay/${id}`,
});

const stateAt = (payment: TestGatewayPayment, now: Date): GatewayState => {
  const status = statusAt(payment, now);
  return { status, paidCents: status === "PAID" ? payment.amountCents : 0 };
};

async function openPayment(database: Database, order: PaymentOrder): Promise<TestGatewayPayment> {
  const { idSite, key, amountCents, description, language, returnUrl, expiresAt } = order;
  return database.inSite(idSite, async (tx) => {
    await tx
      .insert(testGatewayPayments)
      .values({
        id: `tgp_${randomBytes(18).toString("base64url")}`,
        idSite,
        orderKey: key,
        status: "OPEN",
        amountCents,
        description,
        language,
        returnUrl,
        expiresAt,
      })
      .onConflictDoNothing();
    const [payment] = await tx
      .select()
      .from(testGatewayPayments)
      .where(and(eq(testGatewayPayments.idSite, idSite), eq(testGatewayPayments.orderKey, key)));
    if (payment?.amountCents !== amountCents) {
      throw new Error(`The payment ${key} was opened before, for another amount`);
    }
    return payment;
  });
}

async function knownPayment(
  database: Database,
  idSite: number,
  id: string,
): Promise<TestGatewayPayment> {
  const payment = await database.inSite(idSite, (tx) => findPayment(tx, id));
  if (!payment) throw new Error(`The test gateway knows no payment ${id}`);
  return payment;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
