import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { and, desc, eq } from "drizzle-orm";
import {
  madeRideFeedSchema,
  newRideFeedSchema,
  rideFeedsSchema,
} from "@/lib/contract/admin/ride-feed";
import { nothingSchema } from "@/lib/contract/booking-page";
import { hasPermission } from "@/lib/contract/permission";
import { rideFeedView } from "@/platform/account/staff/staff-keys";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideFeedFile } from "@/platform/booking/view/ride-feed-file";
import { randomCode } from "@/platform/db/random-code";
import { vehicles } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { attachedFile, fileResponses } from "@/platform/http/attached-file";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { readSite } from "@/platform/site/read-site";

const list = route({
  name: "listRideFeeds",
  area: "admin",
  can: "ride-feed:change",
  method: "get",
  path: "/admin/ride-feed",
  summary: "The addresses under which one’s own calendars read the rides",
  responses: responses(rideFeedsSchema, "One’s own, the latest first"),
});

const add = route({
  name: "addRideFeed",
  area: "admin",
  can: "ride-feed:change",
  method: "post",
  path: "/admin/ride-feed",
  summary: "Makes an address for a calendar, which is given this once",
  request: body(newRideFeedSchema),
  responses: responses(madeRideFeedSchema, "The address"),
});

const end = route({
  name: "endRideFeed",
  area: "admin",
  can: "ride-feed:change",
  proof: false,
  method: "delete",
  path: "/admin/ride-feed/{id}",
  summary: "Ends an address of one’s own: no calendar reads it any more",
  request: { params: z.object({ id: integerParam() }) },
  responses: responses(nothingSchema, "It is ended"),
});

const read = route({
  name: "readRideFeed",
  area: "booking",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/ride-feed/{code}/rides.ics",
  summary: "The rides of the last month and the next year as a calendar, for who has the address",
  request: { params: z.object({ code: z.string().max(100) }) },
  responses: fileResponses("text/calendar", "The calendar (RFC 5545)"),
});

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

/** The calls of the addresses by which calendars read the rides. */
export function rideFeedRouter() {
  return newRouter()
    .answer(list, async ({ tx, user }) => {
      const rows = await tx
        .select()
        .from(rideFeeds)
        .where(eq(rideFeeds.idUser, user.id))
        .orderBy(desc(rideFeeds.createdAt), desc(rideFeeds.id));
      return { feeds: rows.map(rideFeedView) };
    })
    .answer(add, async (work, { json: { idVehicle } }) => {
      const { tx, idSite, now, user } = work;
      if (idVehicle !== null && (await tx.$count(vehicles, eq(vehicles.id, idVehicle))) === 0)
        throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
      const code = randomCode();
      const [row] = await tx
        .insert(rideFeeds)
        .values({ idSite, idUser: user.id, idVehicle, codeHash: hashOf(code), createdAt: now })
        .returning();
      if (!row) throw new Error("The address was not stored");
      await recordAudit(work, {
        user,
        action: "OPEN_FEED",
        subject: `ride-feed ${row.id}`,
        before: null,
        after: { idVehicle },
      });
      const site = await readSite(tx);
      return { ...rideFeedView(row), url: `${site?.url ?? ""}/api/ride-feed/${code}/rides.ics` };
    })
    .answer(end, async (work, { param: { id } }) => {
      const { tx, user } = work;
      const [row] = await tx
        .delete(rideFeeds)
        .where(and(eq(rideFeeds.id, id), eq(rideFeeds.idUser, user.id)))
        .returning();
      if (!row) throw new ApiError("NOT_FOUND");
      await recordAudit(work, {
        user,
        action: "END_FEED",
        subject: `ride-feed ${id}`,
        before: { idVehicle: row.idVehicle },
        after: null,
      });
      return {};
    })
    .respond(read, async ({ inUnitOfWork, language }, { param: { code } }) => {
      const file = await inUnitOfWork(async ({ tx, now }) => {
        const [found] = await tx
          .select({ feed: rideFeeds, role: users.role })
          .from(rideFeeds)
          .innerJoin(users, eq(users.id, rideFeeds.idUser))
          .where(eq(rideFeeds.codeHash, hashOf(code)));
        // Who works here no longer reads nothing here either.
        if (!found || !hasPermission(found.role, "booking:read")) throw new ApiError("NOT_FOUND");
        await tx.update(rideFeeds).set({ readAt: now }).where(eq(rideFeeds.id, found.feed.id));
        return rideFeedFile(tx, found.feed, { language, now });
      });
      const bytes = new TextEncoder().encode(file);
      const response = attachedFile(bytes, "rides.ics", "text/calendar; charset=utf-8");
      response.headers.set("Cache-Control", "private, no-store");
      return response;
    });
}
