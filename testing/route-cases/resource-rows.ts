import { desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { newSecret } from "@/platform/account/member/secret";
import { auditEntries } from "@/platform/db/schema/audit";
import { bookings, calendars, fareSupplements, vehicles } from "@/platform/db/schema/booking";
import { businesses } from "@/platform/db/schema/business";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import { customers } from "@/platform/db/schema/customer";
import { accessPoints, carriers } from "@/platform/db/schema/delivery";
import { discounts } from "@/platform/db/schema/discount";
import { documents } from "@/platform/db/schema/document";
import { formAnswers } from "@/platform/db/schema/form";
import { newsletterSubscribers } from "@/platform/db/schema/member";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payments } from "@/platform/db/schema/payment";
import { addressTypes, companyAddresses, messages } from "@/platform/db/schema/people";
import { externalRatings, externalReviews, reviews } from "@/platform/db/schema/review";
import { savedReplies } from "@/platform/db/schema/saved-reply";
import { languages } from "@/platform/db/schema/site-look";
import { aSubscriber } from "@/testing/a-subscriber";
import { buyWine } from "@/testing/bought-order";
import { aBusiness } from "@/testing/business-account";
import { aFormAnswer } from "@/testing/form-answer";
import { aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { anExternalRating, reviewLastBooking } from "./review-cases";
import { type MakeCase, NOBODYS, type Owned, SITE } from "./route-case";

type OwnedTable = PgTable & { id: PgColumn; idSite: PgColumn };

/** Table of each resource, and the body of a change to one of its rows. */
export const TABLES: Record<string, { table: OwnedTable; change?: Record<string, unknown> }> = {
  booking: { table: bookings },
  order: { table: orders },
  customer: { table: customers },
  "newsletter-subscriber": { table: newsletterSubscribers, change: { isWritten: false } },
  message: { table: messages, change: { isAnswered: true } },
  "form-answer": { table: formAnswers, change: { isSeen: true } },
  discount: { table: discounts, change: { minimum: 40 } },
  "saved-reply": { table: savedReplies, change: { name: "Animaux" } },
  review: { table: reviews },
  "external-rating": { table: externalRatings, change: { count: 40 } },
  "external-review": { table: externalReviews, change: { author: "Erwan" } },
  letter: { table: outbox },
  payment: { table: payments },
  document: { table: documents },
  vehicle: { table: vehicles, change: { perKm: 2.4 } },
  business: { table: businesses, change: { discountPercent: 5 } },
  "fare-supplement": { table: fareSupplements, change: { percent: 12 } },
  calendar: { table: calendars, change: { closures: ["2027-08-15"] } },
  "shop-product": { table: products, change: { order: 7 } },
  declination: { table: declinations, change: { price: 21.5 } },
  stock: { table: stocks },
  language: { table: languages, change: { deeplCode: "EN-US" } },
  variation: { table: variations, change: { label: { fr_FR: "Flacon" } } },
  carrier: { table: carriers, change: { daysTo: 9 } },
  "access-point": { table: accessPoints, change: { name: "Le Port" } },
  "company-address": { table: companyAddresses, change: { city: "Rezé" } },
  "address-type": {
    table: addressTypes,
    change: { name: { fr_FR: "Atelier" } },
  },
  audit: { table: auditEntries },
};

/** Finds the id of a site's row of each resource, and adds one where the site has none. */
export async function resourceRowId(
  platform: TestPlatform,
  name: string,
  idSite: number,
): Promise<number> {
  const { database, clock } = platform;
  const at = clock.now();
  if (name === "message") {
    const text = {
      name: marker(idSite),
      email: "anne@example.org",
      message: "m",
      language: "fr_FR",
    };
    await database.everySite.insert(messages).values({ idSite, ...text, receivedAt: at });
  }
  if (name === "form-answer") await aFormAnswer(platform, idSite);
  if (name === "newsletter-subscriber") await aSubscriber(platform, idSite);
  if (name === "letter") {
    const letter = { event: `letter:${newSecret()}`, recipient: "guest@example.org", html: "h" };
    const said = { subject: marker(idSite), text: "t", createdAt: at, nextAttemptAt: at };
    await database.everySite.insert(outbox).values({ idSite, ...letter, ...said });
  }
  if (name === "audit") {
    const act = { by: "staff@example.org", action: "CHANGE", subject: marker(idSite) };
    await database.everySite.insert(auditEntries).values({ idSite, at, ...act });
  }
  if (name === "discount") {
    const discount = { code: marker(idSite), kind: "PERCENT" as const, percent: 10 };
    await database.everySite
      .insert(discounts)
      .values({ idSite, ...discount })
      .onConflictDoNothing();
  }
  if (name === "saved-reply") {
    const reply = { name: marker(idSite), textFr: "Oui.", textEn: "Yes." };
    await database.everySite.insert(savedReplies).values({ idSite, ...reply });
  }
  if (name === "review") await reviewLastBooking(platform, idSite);
  if (name.startsWith("external-")) await anExternalRating(platform, idSite);
  if (name === "business") await aBusiness(platform, { idSite, name: marker(idSite) });
  const table = TABLES[name]?.table;
  if (!table) throw new Error(`Nobody knows where a ${name} is`);
  const [row] = await database.everySite
    .select({ id: table.id })
    .from(table as PgTable)
    .where(eq(table.idSite, idSite))
    .orderBy(desc(table.id))
    .limit(1);
  if (!row) throw new Error(`Site ${idSite} has no ${name}`);
  return Number(row.id);
}

/** Books a ride and pays its deposit, for which a document is issued. */
export async function bookAndPay({ platform, owner }: Owned): Promise<void> {
  await platform.startAfresh();
  await (await aRideOf(platform, owner)).pay();
}

/** Creates the data that a row of a resource depends on. */
async function prepare(of: Owned, name: string): Promise<void> {
  if (["booking", "payment", "document", "ride", "review"].includes(name)) await bookAndPay(of);
  if (name === "order") {
    await of.platform.startAfresh();
    await buyWine(of.platform, undefined, { headers: of.owner.headers });
  }
}

/** Makes a case about a row of a resource. */
export const ofResourceRow =
  (name: string, part = "", body?: Record<string, unknown>): MakeCase =>
  async (of) => {
    await prepare(of, name);
    const path = (id: number) => `/admin/${name}/${id}${part}`;
    const id = await resourceRowId(of.platform, name, SITE);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };
