import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { LanguageCode } from "@/lib/contract/locale";
import type { RequestContext } from "@/platform/http/router";
import { type PurchaseAccess, readPurchaseAccess, type StaffAccess } from "./purchase-access";

/**
 * The reference of a booking or an order with the key that opens it, which its customer may leave
 * out in the session of the member whose it is: the reference alone opens nothing.
 */
export const keyAccess = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default("") }),
};

/** The same, for one of its documents. */
export const documentByKey = {
  ...keyAccess,
  params: keyAccess.params.extend({ number: z.string().max(20) }),
};

/** A call about one booking or order. */
type KeyedCall = Context<
  RequestContext,
  string,
  { out: { param: { reference: string }; query: { key: string } } }
>;

/** What a call about one booking or order is of. */
interface Opened {
  idSite: number;
  language: LanguageCode;
  reference: string;
}

/** Says what a customer's call is of, and what it opens it with. */
export async function openedBy(c: KeyedCall): Promise<Opened & { opener: PurchaseAccess }> {
  const { key, ...opened } = keyedCall(c);
  return { ...opened, opener: await readPurchaseAccess(key, c.var.currentUser) };
}

/** Says what a call of the company is of, and what it opens it with. */
export function openedByCompany(c: KeyedCall): Opened & { opener: StaffAccess } {
  const { key: companyKey, ...opened } = keyedCall(c);
  return { ...opened, opener: { companyKey } };
}

function keyedCall(c: KeyedCall): Opened & { key: string } {
  const { idSite, language } = c.var;
  return { idSite, language, ...c.req.valid("param"), ...c.req.valid("query") };
}
