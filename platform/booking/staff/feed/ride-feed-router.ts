import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/ride-feed";
import { hasPermission } from "@/lib/contract/permission";
import { rideFeedView } from "@/platform/account/staff/staff-keys";
import { recordAudit } from "@/platform/audit/record-audit";
import { rideFeedFile } from "@/platform/booking/view/ride-feed-file";
import { randomCode } from "@/platform/db/random-code";
import { vehicles } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import { rideFeeds } from "@/platform/db/schema/ride-feed";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { attachedFile } from "@/platform/http/attached-file";
import { newRouter } from "@/platform/http/router";
import { readSite } from "@/platform/site/read-site";

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex");

export function rideFeedRouter() {
  return newRouter()
    .answer(calls.listRideFeeds, async ({ tx, user }) => {
      const rows = await tx
        .select()
        .from(rideFeeds)
        .where(eq(rideFeeds.idUser, user.id))
        .orderBy(desc(rideFeeds.createdAt), desc(rideFeeds.id));
      return { feeds: rows.map(rideFeedView) };
    })
    .answer(calls.addRideFeed, async (work, { json: { idVehicle } }) => {
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
    .answer(calls.endRideFeed, async (work, { param: { id } }) => {
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
    .respond(calls.readRideFeed, async ({ inUnitOfWork, language }, { param: { code } }) => {
      const file = await inUnitOfWork(async ({ tx, now }) => {
        const [found] = await tx
          .select({ feed: rideFeeds, role: users.role })
          .from(rideFeeds)
          .innerJoin(users, eq(users.id, rideFeeds.idUser))
          .where(eq(rideFeeds.codeHash, hashOf(code)));
        // Somebody who has left the staff reads nothing here either.
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
