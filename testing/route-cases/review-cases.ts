import { desc, eq } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { externalRatings, externalReviews, reviews } from "@/platform/db/schema/review";
import { buyWine } from "@/testing/bought-order";
import { deliveredOrder, reviewedRide } from "@/testing/reviewed-ride";
import { aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { LISTINGS, notFoundElsewhere, own } from "./get-case";
import { type MakeCase, NO_KEY, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const REVIEW = { rating: 4, text: "Ponctuel et prudent." };

const sourceOf = (idSite: number) => `source-${idSite}`;

/** Adds another site that has collected reviews of a site, and one of them. */
export async function anExternalRating({ database }: TestPlatform, idSite: number): Promise<void> {
  const from = sourceOf(idSite);
  await database.everySite
    .insert(externalRatings)
    .values({
      ...{ idSite, from, name: marker(idSite), url: "https://avis.example/a" },
      ...{ rating: 4.5, count: 12, readOn: "2026-11-01" },
    })
    .onConflictDoNothing();
  await database.everySite.insert(externalReviews).values({
    ...{ idSite, from, author: "Ronan", rating: 5, text: marker(idSite) },
    ...{ language: "fr_FR", writtenOn: "2026-10-01" },
  });
}

/** Reviews the last booking of a site, whatever its status. */
export async function reviewLastBooking(
  { database, clock }: TestPlatform,
  idSite: number,
): Promise<void> {
  const [last] = await database.everySite
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.idSite, idSite))
    .orderBy(desc(bookings.id))
    .limit(1);
  if (!last) throw new Error(`Site ${idSite} has no booking`);
  await database.everySite
    .insert(reviews)
    .values({
      ...{ idSite, idBooking: last.id, rating: 5, text: marker(idSite), language: "fr_FR" },
      ...{ author: "Anne L.", experiencedOn: "2026-11-20", writtenAt: clock.now() },
    })
    .onConflictDoNothing();
}

const ofBooking =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { booking } = await aRideOf(platform, owner);
    const isIt = eq(bookings.reference, booking.reference);
    await platform.database.everySite.update(bookings).set({ status: "DONE" }).where(isIt);
    const at = (reference: string, key = "") => `/booking/${reference}/review?key=${key}`;
    const sent = body ? { body } : {};
    return [
      {
        path: at(booking.reference, booking.key),
        nowhere: at(booking.reference, NO_KEY),
        isKeyed: true,
        ...sent,
      },
      { path: at(booking.reference), nowhere: at("ZZZ-222222"), ...sent },
    ];
  };

const ofOrder =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    await platform.startAfresh();
    const { made } = await buyWine(platform, undefined, { headers: owner.headers });
    await platform.database.everySite
      .update(orders)
      .set({ status: "DELIVERED", deliveredAt: platform.clock.now() })
      .where(eq(orders.reference, made.reference));
    const at = (reference: string, key = "") => `/order/${reference}/review?key=${key}`;
    const sent = body ? { body } : {};
    return [
      {
        path: at(made.reference, made.key),
        nowhere: at(made.reference, NO_KEY),
        isKeyed: true,
        ...sent,
      },
      { path: at(made.reference), nowhere: at("ZZZ-222222"), ...sent },
    ];
  };

const ofReview =
  (part: string, body: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    await platform.startAfresh();
    const at = (id: number) => `/admin/review/${id}/${part}`;
    const { id } = await reviewedRide(platform);
    return [{ path: at(id), nowhere: at(NOBODYS), body }];
  };

export const reviewCases: RouterCases = {
  routes: {
    "GET /review": plain("/review"),
    "GET /reviews/external": async ({ platform }) => {
      await anExternalRating(platform, SITE);
      const at = (from: string) => `/reviews/external?from=${from}`;
      return [{ path: at(sourceOf(SITE)), nowhere: at("nobody") }];
    },
    "GET /booking/{reference}/review": ofBooking(),
    "POST /booking/{reference}/review": ofBooking(REVIEW),
    "GET /order/{reference}/review": ofOrder(),
    "POST /order/{reference}/review": ofOrder(REVIEW),
    "POST /admin/review/{id}/publication": ofReview("publication", { seen: 1 }),
    "POST /admin/review/{id}/refusal": ofReview("refusal", { seen: 1, reason: "OFF_TOPIC" }),
    "POST /admin/review/{id}/answer": ofReview("answer", { seen: 1, text: "Merci à vous." }),
    "POST /admin/external-rating": async ({ platform }) => {
      const { everySite } = platform.database;
      await everySite.delete(externalRatings).where(eq(externalRatings.from, "carnet"));
      const figures = { rating: 4.7, count: 31, readOn: "2026-11-01" };
      const body = { name: "Carnet", from: "carnet", url: "https://carnet.example/a", ...figures };
      return [{ path: "/admin/external-rating", body }];
    },
    "POST /admin/external-review": async ({ platform }) => {
      await anExternalRating(platform, SITE);
      const said = { author: "Ronan", text: "Très bien.", rating: 5 };
      const body = { ...said, from: sourceOf(SITE), writtenOn: "2026-10-01", language: "fr_FR" };
      return [{ path: "/admin/external-review", body }];
    },
  },

  gets: async ({ platform, idSite, member }) => {
    const review = { rating: 5, text: marker(idSite) };
    const { id, ride } = await reviewedRide(platform, review, { idSite });
    await platform.database.everySite
      .update(reviews)
      .set({ state: "PUBLISHED", publishedAt: platform.clock.now() })
      .where(eq(reviews.id, id));
    const { made } = await deliveredOrder(platform, { idSite, headers: member });
    const ofKey = (of: string, { reference, key }: { reference: string; key: string }) =>
      `/${of}/${reference}/review?key=${key}`;
    await platform.data("POST", ofKey("order", made), { idSite, body: review });
    await anExternalRating(platform, idSite);
    return {
      "/review": own(...LISTINGS.map((query) => `/review${query}`)),
      "/reviews/external": notFoundElsewhere(`/reviews/external?from=${sourceOf(idSite)}`),
      "/booking/{reference}/review": notFoundElsewhere(ofKey("booking", ride.booking)),
      "/order/{reference}/review": notFoundElsewhere(ofKey("order", made)),
    };
  },
};
