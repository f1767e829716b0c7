import type { z } from "zod";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import type { User } from "@/lib/contract/user";
import type { Part } from "@/platform/http/parse-partial";

type Buyer = z.output<typeof orderRequestSchema>["user"];

/**
 * Completes an order from its member's account: the e-mail, and the birth date. Values of the order
 * itself stay.
 * @param member of the session; null for a visitor
 */
export function withKnownOfBuyer<T extends { user?: Part<Buyer> | undefined }>(
  order: T,
  member: User | null,
): T {
  if (!member) return order;
  const { email = member.email, birthdate = member.birthdate ?? undefined } = order.user ?? {};
  return { ...order, user: { ...order.user, email, ...(birthdate && { birthdate }) } };
}
