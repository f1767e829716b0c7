import { and, eq, ne } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { orderExperienceDay, rideExperienceDay } from "@/lib/rules/review/experience-day";
import { reviewAuthor } from "@/lib/rules/review/review-author";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { users } from "@/platform/db/schema/people";
import type { ReviewRow } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

export interface ReviewedPurchase {
  of: "booking" | "order";
  idBooking: number | null;
  idOrder: number | null;
  reference: string;
  key: string;
  companyKey: string;
  language: LanguageCode;
  idUser: number | null;
  firstname: string;
  lastname: string;
  /** Null for a customer who gave none, or who was erased. */
  email: string | null;
  author: string;
  /** Null while there is nothing to review. */
  experiencedOn: string | null;
}

export const bookingToReview = (row: BookingRow): ReviewedPurchase => ({
  ...shared(row),
  of: "booking",
  idBooking: row.id,
  idOrder: null,
  firstname: row.firstname,
  lastname: row.lastname,
  author: reviewAuthor(row),
  experiencedOn: rideExperienceDay(row),
});

export const orderToReview = (row: OrderRow): ReviewedPurchase => ({
  ...shared(row),
  of: "order",
  idBooking: null,
  idOrder: row.id,
  firstname: row.billing.firstname,
  lastname: row.billing.lastname,
  author: reviewAuthor(row.billing),
  experiencedOn: orderExperienceDay(row),
});

const shared = ({
  reference,
  key,
  companyKey,
  language,
  idUser,
  email,
  erasedAt,
}: BookingRow | OrderRow) => ({
  reference,
  key,
  companyKey,
  language,
  idUser,
  email: erasedAt ? null : email,
});

export async function readReviewed(
  tx: Sql,
  { idBooking, idOrder }: Pick<ReviewRow, "idBooking" | "idOrder">,
): Promise<ReviewedPurchase | undefined> {
  if (idBooking !== null) {
    const [row] = await tx.select().from(bookings).where(eq(bookings.id, idBooking));
    return row && bookingToReview(row);
  }
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, idOrder ?? 0));
  return row && orderToReview(row);
}

/** Tells whether somebody of the staff made the purchase: it would be a review of themselves. */
export async function isOfStaff(
  tx: Sql,
  { idUser }: Pick<ReviewedPurchase, "idUser">,
): Promise<boolean> {
  if (idUser === null) return false;
  return (await tx.$count(users, and(eq(users.id, idUser), ne(users.role, "MEMBER")))) > 0;
}
