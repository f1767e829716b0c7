import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  type IdentityCheck,
  identityCheckSchema,
  identityRequestSchema,
} from "@/lib/contract/admin/identity";
import { asksIdentity } from "@/lib/rules/money/cash-limit";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { identityChecks } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getIdentityCheck",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/identity",
  summary: "Whether the identity has to be checked for a booking, and who has checked it",
  request: { params },
  responses: responses(identityCheckSchema, "The check"),
});

const check = route({
  name: "checkIdentity",
  area: "admin",
  can: "identity:check",
  method: "post",
  path: "/admin/booking/{id}/identity",
  summary: "Says that an identity document was seen for a booking; no copy is kept",
  request: { params, ...body(identityRequestSchema) },
  responses: responses(identityCheckSchema, "The check; the first one stays"),
});

/** Who has seen an identity document for a booking above 1,000 euros (§5). */
export function identityRouter() {
  return newRouter()
    .answer(see, ({ tx }, { param: { id } }) => readCheck(tx, id))
    .answer(check, async (work, { param: { id }, json: { document } }) => {
      const { tx, idSite, now: at, user } = work;
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new ApiError("NOT_FOUND");
      const values = { idSite, idBooking: id, at, idUser: user.id, by: user.email, document };
      // Of two who say so at once the first one has checked it.
      const [made] = await tx
        .insert(identityChecks)
        .values(values)
        .onConflictDoNothing()
        .returning();
      if (made) {
        await recordAudit(work, {
          user,
          action: "CHECK_IDENTITY",
          subject: `booking ${booking.reference}`,
          before: null,
          after: { document },
        });
      }
      return readCheck(tx, id);
    });
}

/** @throws ApiError NOT_FOUND */
async function readCheck(tx: Sql, idBooking: number): Promise<IdentityCheck> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, idBooking));
  if (!booking) throw new ApiError("NOT_FOUND");
  const [row] = await tx
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.idBooking, idBooking));
  return {
    isRequired: asksIdentity(booking.totalCents),
    check: row ? { at: row.at.toISOString(), by: row.by, document: row.document } : null,
  };
}
