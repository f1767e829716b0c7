import { desc, eq } from "drizzle-orm";
import type { Challenge } from "@/lib/contract/auth";
import type { PasskeyAsking } from "@/lib/contract/passkey";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { newSecret } from "@/platform/account/member/secret";
import { bookings, rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import { parameters } from "@/platform/db/schema/site-look";
import { aPerson, aRideOf } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { aPasskey } from "@/testing/software-passkey";
import { TEST_PASSWORD } from "@/testing/test-platform";
import type { GetCase } from "./get-case";
import { asReadBy, type MakeCase, NOBODYS, type Owned, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Makes a case about a member of the staff that no other case is about. */
const ofColleague =
  (
    part: string,
    body?: Record<string, unknown>,
    prepare: (of: Owned, id: number) => Promise<unknown> = async () => undefined,
  ): MakeCase =>
  async (of) => {
    const { id } = await aPerson(of.platform, "ADMIN");
    await prepare(of, id);
    const path = (one: number) => `/admin/staff/${one}${part}`;
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body ? { body } : {}) }];
  };

const isInvited = ({ platform: { database, clock } }: Owned, id: number) =>
  database.everySite.update(users).set({ invitedAt: clock.now() }).where(eq(users.id, id));

/** Makes a confirmed ride that begins within the half day. @returns its id */
async function aRideSoon({ platform, owner }: Owned, idDriver: number | null): Promise<number> {
  const { database, clock } = platform;
  await platform.startAfresh();
  await (await aRideOf(platform, owner)).pay();
  const [ride] = await database.everySite.select().from(rides).orderBy(desc(rides.id)).limit(1);
  if (!ride) throw new Error("Nothing was booked");
  const startAt = new Date(clock.now().getTime() + 3_600_000);
  const endAt = new Date(startAt.getTime() + 3_600_000);
  await database.everySite
    .update(rides)
    .set({ idDriver, startAt, endAt, busy: { from: startAt, until: endAt } })
    .where(eq(rides.id, ride.id));
  await database.everySite
    .update(bookings)
    .set({ status: "FINAL" })
    .where(eq(bookings.id, ride.idBooking));
  return ride.id;
}

/** Makes a case about a ride that the owner drives. */
const ofOwnRide =
  (part: string, body?: () => Record<string, unknown>): MakeCase =>
  async (of) => {
    const id = await aRideSoon(of, of.owner.id);
    await of.platform.database.everySite
      .insert(parameters)
      .values({ idSite: SITE, type: "DRIVERS_RECORD_PAYMENTS", value: "true" })
      .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: { value: "true" } });
    const path = (one: number) => `/driver/ride/${one}${part}`;
    return [{ path: path(id), nowhere: path(NOBODYS), ...(body && { body: body() }) }];
  };

/** Makes a login of the owner's that waits for a passkey. */
async function waitingLogin({ platform, owner }: Owned) {
  const passkey = await aPasskey(platform, owner);
  const { challenge } = await platform.data<Challenge>("POST", "/login", {
    body: { email: owner.email, password: TEST_PASSWORD },
  });
  return { passkey, challenge };
}

/** Passkey that nobody was asked for. */
const UNASKED = {
  name: "Phone",
  passkey: {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
  },
};

export const staffCases: RouterCases = {
  routes: {
    "GET /admin/staff": plain("/admin/staff"),
    "POST /admin/staff": sending("/admin/staff", () => ({
      email: `${newSecret().slice(0, 12).toLowerCase()}@901.example`,
      firstname: "Yann",
      lastname: "Le Goff",
      phone: "06 39 98 01 77",
      role: "DRIVER",
    })),
    "POST /admin/staff/{id}/invitation": ofColleague("/invitation", undefined, isInvited),
    "PUT /admin/staff/{id}": asReadBy(ofColleague("", { role: "DRIVER" })),
    "DELETE /admin/staff/{id}": ofColleague(""),
    "DELETE /admin/staff/{id}/second-factor": ofColleague(
      "/second-factor",
      undefined,
      ({ platform }, id) => aSecondFactor(platform, { id }),
    ),
    "GET /admin/staff/{id}/session": ofColleague("/session"),
    "DELETE /admin/staff/{id}/session": ofColleague("/session"),
    "DELETE /admin/staff/{id}/{kind}/{key}": async ({ platform }) => {
      const { id } = await aPerson(platform, "ADMIN");
      const [feed] = await platform.database.everySite
        .insert(rideFeeds)
        .values({
          idSite: SITE,
          idUser: id,
          codeHash: newSecret(),
          createdAt: platform.clock.now(),
        })
        .returning();
      const path = (of: number) => `/admin/staff/${of}/ride-feed/${feed?.id}`;
      return [{ path: path(id), nowhere: path(NOBODYS) }];
    },
    "GET /admin/booking/{id}/driver": async (of) => {
      await aRideSoon(of, null);
      const [row] = await of.platform.database.everySite
        .select({ id: bookings.id })
        .from(bookings)
        .where(eq(bookings.idSite, SITE));
      const path = (id: number) => `/admin/booking/${id}/driver`;
      return [{ path: path(row?.id ?? 0), nowhere: path(NOBODYS) }];
    },
    "PUT /admin/ride/{id}/driver": async (of) => {
      const driver = await aPerson(of.platform, "DRIVER");
      const id = await aRideSoon(of, null);
      const path = (one: number) => `/admin/ride/${one}/driver`;
      const body = { idDriver: driver.id, was: null };
      return [{ path: path(id), nowhere: path(NOBODYS), body }];
    },
    "GET /driver/day": async ({ platform }) => [
      { path: `/driver/day?day=${parisDate(platform.clock.now())}` },
    ],
    "POST /driver/ride/{id}/step": ofOwnRide("/step", () => ({ step: "ON_THE_WAY" })),
    "DELETE /driver/ride/{id}/step/{step}": ofOwnRide("/step/ON_THE_WAY"),
    "POST /driver/ride/{id}/payment": ofOwnRide("/payment", () => ({
      method: "CASH",
      amount: 1,
      receipt: newSecret(),
    })),
    "POST /user/passkey/options": plain("/user/passkey/options"),
    // A device's signature is good once: its effect is tested in its module.
    "POST /user/passkey": async () => [{ path: "/user/passkey", body: UNASKED, status: 422 }],
    "DELETE /user/passkey/{id}": async ({ platform, owner }) => {
      const { idPasskey } = await aPasskey(platform, owner);
      const path = (id: number) => `/user/passkey/${id}`;
      return [{ path: path(idPasskey), nowhere: path(NOBODYS) }];
    },
    "POST /user/proof/passkey": plain("/user/proof/passkey"),
    "POST /user/second-factor/recovery-codes": async () => [
      { path: "/user/second-factor/recovery-codes", status: 409 },
    ],
    "POST /login/passkey/options": async (of) => {
      const { challenge } = await waitingLogin(of);
      return [{ path: "/login/passkey/options", body: { challenge }, isKeyed: true }];
    },
    "POST /login/passkey": async (of) => {
      const { challenge, passkey } = await waitingLogin(of);
      const { options } = await of.platform.data<PasskeyAsking>("POST", "/login/passkey/options", {
        body: { challenge },
      });
      const body = { challenge, passkey: passkey.sign(options?.challenge ?? "") };
      return [{ path: "/login/passkey", body, isKeyed: true }];
    },
  },

  gets: async ({ platform, idSite, admin, ride }) => {
    const get = (path: string, headers: GetCase["headers"] = admin): GetCase[] => [
      { path, headers, elsewhere: "REFUSED" },
    ];
    const [booking] = await platform.database.everySite
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.idSite, idSite));
    const colleague = await aPerson(platform, "ADMIN", idSite);
    const driver = await aPerson(platform, "DRIVER", idSite);
    await platform.database.everySite
      .update(rides)
      .set({ idDriver: driver.id })
      .where(eq(rides.idBooking, booking?.id ?? 0));
    return {
      "/admin/staff": get("/admin/staff"),
      "/admin/staff/{id}/session": get(
        `/admin/staff/${colleague.id}/session`,
        (await aPerson(platform, "SUPER_ADMIN", idSite)).headers,
      ),
      "/admin/booking/{id}/driver": get(`/admin/booking/${booking?.id}/driver`),
      "/driver/day": get(`/driver/day?day=${ride.booking.startAt.slice(0, 10)}`, driver.headers),
    };
  },
};
