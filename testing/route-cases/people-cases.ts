import { eq } from "drizzle-orm";
import { bookings } from "@/platform/db/schema/booking";
import { customerNotes, customers } from "@/platform/db/schema/customer";
import { anIdentityCopy, makeLarge } from "@/testing/identity-copy";
import { aPerson, aRideOf } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { staffGets } from "./get-case";
import { resourceRowId } from "./resource-rows";
import { type MakeCase, NOBODYS, type Owned, type RouteCase, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Finds the id by which the staff know a customer with an account. */
async function customerId({ database }: TestPlatform, idUser: number): Promise<number> {
  const [row] = await database.everySite
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.idUser, idUser));
  if (!row) throw new Error("One with an account is no customer");
  return row.id;
}

const ofOwner =
  (part: string, body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }) => {
    const path = (id: number) => `/admin/customer/${id}/${part}`;
    const id = await customerId(platform, owner.id);
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Makes two customers with accounts; the second is merged into the first. */
async function pairOf({ platform, owner }: Owned): Promise<{ kept: number; other: number }> {
  const other = await aPerson(platform);
  return {
    kept: await customerId(platform, owner.id),
    other: await customerId(platform, other.id),
  };
}

/** Makes a case about a note of another author: to any other member of staff it does not exist. */
const ofNote: MakeCase = async ({ platform, owner }) => {
  const { database, clock } = platform;
  const [note] = await database.everySite
    .insert(customerNotes)
    .values({
      idSite: SITE,
      idCustomer: await customerId(platform, owner.id),
      at: clock.now(),
      by: "staff@901.example",
      text: "Aime le silence.",
    })
    .returning();
  const path = (id: number) => `/admin/customer-note/${id}`;
  return [{ path: path(note?.id ?? 0), nowhere: path(NOBODYS), status: 404 }];
};

const ofIdentity =
  (body?: Record<string, unknown>): MakeCase =>
  async ({ platform, owner }): Promise<RouteCase[]> => {
    await platform.startAfresh();
    const ride = await aRideOf(platform, owner);
    const [booking] = await platform.database.everySite
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.reference, ride.booking.reference));
    const path = (id: number) => `/admin/booking/${id}/identity`;
    return [{ path: path(booking?.id ?? 0), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

/** Returns the path of a merge of two customers of a site, looked at before it is made. */
async function mergePath(platform: TestPlatform, idSite: number): Promise<string> {
  const kept = await aPerson(platform, "MEMBER", idSite);
  const [other] = await platform.database.everySite
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.idSite, idSite))
    .orderBy(customers.id)
    .limit(1);
  return `/admin/customer/${await customerId(platform, kept.id)}/merge?other=${other?.id}`;
}

export const peopleCases: RouterCases = {
  routes: {
    "GET /admin/customer/{id}/page": ofOwner("page"),
    "POST /admin/customer/{id}/note": ofOwner("note", { text: "Aime le silence." }),
    // The customer's present address, given again, changes nothing.
    "PUT /admin/customer/{id}/email": (of) => ofOwner("email", { email: of.owner.email })(of),
    "DELETE /admin/customer-note/{id}": ofNote,
    "POST /admin/customer/{id}/export": ofOwner("export"),
    "GET /admin/customer/{id}/erasure": ofOwner("erasure"),
    "POST /admin/customer/{id}/erasure": ofOwner("erasure"),
    "GET /admin/customer/{id}/merge": async (of) => {
      const { kept, other } = await pairOf(of);
      const path = (id: number) => `/admin/customer/${id}/merge?other=${other}`;
      return [{ path: path(kept), nowhere: path(NOBODYS) }];
    },
    "POST /admin/customer/{id}/merge": async (of) => {
      const { kept, other } = await pairOf(of);
      const path = (id: number) => `/admin/customer/${id}/merge`;
      return [{ path: path(kept), nowhere: path(NOBODYS), body: { other } }];
    },
    "GET /admin/booking/{id}/identity": ofIdentity(),
    "POST /admin/booking/{id}/identity": ofIdentity({ document: "PASSPORT" }),
    "GET /admin/booking/{id}/identity/{idCopy}": async ({ platform, owner }) => {
      await platform.startAfresh();
      const { booking } = await aRideOf(platform, owner);
      const idBooking = await makeLarge(platform, booking.reference);
      const at = (id: number) => `/admin/booking/${idBooking}/identity/${id}`;
      return [
        {
          path: at(await anIdentityCopy(platform, { idSite: SITE, idBooking })),
          nowhere: at(NOBODYS),
        },
      ];
    },
  },

  gets: async ({ platform, idSite, admin }) => {
    const get = staffGets(admin);
    const customer = `/admin/customer/${await resourceRowId(platform, "customer", idSite)}`;
    const idBooking = await resourceRowId(platform, "booking", idSite);
    const idCopy = await anIdentityCopy(platform, { idSite, idBooking });
    return {
      "/admin/customer/{id}/page": get(`${customer}/page`),
      "/admin/customer/{id}/erasure": get(`${customer}/erasure`),
      "/admin/customer/{id}/merge": get(await mergePath(platform, idSite)),
      "/admin/booking/{id}/identity": get(`/admin/booking/${idBooking}/identity`),
      "/admin/booking/{id}/identity/{idCopy}": get(
        `/admin/booking/${idBooking}/identity/${idCopy}`,
        "application/octet-stream",
      ),
    };
  },
};
