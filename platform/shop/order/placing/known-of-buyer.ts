import type { z } from "zod";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import type { User } from "@/lib/contract/user";
import type { Part } from "@/platform/http/parse-partial";

type Buyer = z.output<typeof orderRequestSchema>["user"];

/**
 * An order with what the account of its member knows and the order does not say: the e-mail, and
 * the birth date. What it says itself stays.
 * @param member in whose session it is; null for a visitor
 */
export function withKnownOfBuyer<T extends { user?: Part<Buyer> | undefined }>(
  order: T,
  member: User | null,
): T {
  if (!member) return order;
  const { email = member.email, birthdate = member.birthdate ?? undefined } = order.user ?? {};
  return { ...order, user: { ...order.user, email, ...(birthdate && { birthdate }) } };
}
