import { eq } from "drizzle-orm";
import type { IdentityCheck } from "@/lib/contract/admin/identity";
import * as calls from "@/lib/contract/calls/identity";
import { asksIdentity } from "@/lib/rules/money/cash-limit";
import { recordAudit } from "@/platform/audit/record-audit";
import { bookings } from "@/platform/db/schema/booking";
import { identityChecks } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { savedFile } from "@/platform/media/sent/saved-file";
import type { Services } from "@/platform/services/services";
import { dropIdentityCopies, findIdentityCopy } from "./identity-copies";

/**
 * Routes that record who saw an identity document, for a booking above 1,000 euros (§5), and that
 * give the staff the copy that the customer has handed in.
 */
export function identityStaffRouter({ media }: Services) {
  return newRouter()
    .answer(calls.getIdentityCheck, ({ tx }, { param: { id } }) => readCheck(tx, id))
    .answer(calls.checkIdentity, async (work, { param: { id }, json: { document } }) => {
      const { tx, idSite, now: at, user } = work;
      // A copy that comes at the same moment is there before, and dropped, or refused after.
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
      if (!booking) throw new ApiError("NOT_FOUND");
      const values = { idSite, idBooking: id, at, idUser: user.id, by: user.email, document };
      // Of two calls at once the first one records the check.
      const [made] = await tx
        .insert(identityChecks)
        .values(values)
        .onConflictDoNothing()
        .returning();
      await dropIdentityCopies(work, id);
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
    })
    .respond(calls.readIdentityCopy, async (caller, { param: { id, idCopy } }) => {
      const { idSite, inUnitOfWork, user } = caller;
      const copy = await inUnitOfWork(async (work) => {
        const { tx } = work;
        const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
        const { check } = await readCheck(tx, id);
        const found = check ? undefined : await findIdentityCopy(tx, id, idCopy);
        if (!booking || !found) throw new ApiError("NOT_FOUND");
        await recordAudit(work, {
          user,
          action: "READ_IDENTITY",
          subject: `booking ${booking.reference}`,
          before: null,
          after: null,
        });
        return found;
      });
      const content = await media.read({ idSite, name: copy.storedAs });
      if (!content) throw new ApiError("NOT_FOUND");
      return savedFile(content, copy.name);
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
  const copy = row ? undefined : await findIdentityCopy(tx, idBooking);
  return {
    isRequired: asksIdentity(booking.totalCents),
    check: row ? { at: row.at.toISOString(), by: row.by, document: row.document } : null,
    copy: copy ? { id: copy.id, receivedAt: copy.receivedAt.toISOString(), name: copy.name } : null,
  };
}
