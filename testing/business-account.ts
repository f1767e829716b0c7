import { eq } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import { bookRide } from "./booked-ride";
import { aPerson, type Person } from "./scene";
import type { TestPlatform } from "./test-platform";

type BusinessRow = typeof businesses.$inferSelect;

/** Opens an account for a business: thirty days, end of month, no discount, no deposit. */
export async function aBusiness(
  { database, clock }: TestPlatform,
  { idSite = 901, ...change }: Partial<BusinessRow> = {},
): Promise<BusinessRow> {
  const [row] = await database.everySite
    .insert(businesses)
    .values({
      idSite,
      name: "Chantiers & Fils",
      siret: "73282932000074",
      vatNumber: "FR44732829320",
      contact: "Comptabilité",
      street: "12 rue de la Paix",
      postalCode: "44000",
      city: "Nantes",
      country: "FR",
      email: "compta@chantiers.example",
      language: "fr_FR",
      costCentres: ["Direction", "Marketing"],
      paymentDays: 30,
      isMonthEnd: true,
      discountPercent: 0,
      asksDeposit: false,
      isInvoicedByItself: false,
      createdAt: clock.now(),
      ...change,
    })
    .returning();
  if (!row) throw new Error("No business was stored");
  return row;
}

const DAYS = ["2026-10-12", "2026-10-30"];

/** Makes rides of last month on the account of a business, two by default. */
export async function aMonthOfRides(
  platform: TestPlatform,
  change: Partial<BusinessRow> = {},
  days = DAYS,
): Promise<{ id: number; month: string; references: string[]; admin: Person }> {
  const { id } = await aBusiness(platform, change);
  const references: string[] = [];
  for (const [index, day] of days.entries()) {
    const { booking } = await bookRide(platform, {
      startAt: `2026-11-${26 + index}T10:00:00+01:00`,
    });
    await platform.database.everySite
      .update(bookings)
      .set({
        status: "DONE",
        startAt: new Date(`${day}T10:00:00+02:00`),
        returnAt: null,
        idBusiness: id,
        costCentre: index === 0 ? "Direction" : null,
        dueCents: 0,
        heldUntil: null,
      })
      .where(eq(bookings.reference, booking.reference));
    references.push(booking.reference);
  }
  return { id, month: "2026-10-01", references, admin: await aPerson(platform, "ADMIN") };
}
