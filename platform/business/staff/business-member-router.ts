import { and, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/business-member";
import { recordAudit } from "@/platform/audit/record-audit";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { lockBusiness } from "@/platform/business/invoice-of-month";
import { businessMembers } from "@/platform/db/schema/business";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { businessPage } from "./business-page";

export function businessMemberRouter() {
  return newRouter()
    .answer(
      calls.addBusinessMember,
      async (work, { param: { id }, json: { email, costCentre } }) => {
        const { tx, idSite, now, user } = work;
        const business = await lockBusiness(tx, id);
        checkCostCentre(business, costCentre);
        const member = await findMember(tx, email);
        const [row] = await tx
          .insert(businessMembers)
          .values({ idSite, idUser: member.id, idBusiness: id, costCentre })
          .onConflictDoUpdate({
            target: businessMembers.idUser,
            set: { costCentre },
            // A member who books for another business stays there.
            setWhere: eq(businessMembers.idBusiness, id),
          })
          .returning();
        if (!row) throw invalidFields({ email: "MEMBER_OF_ANOTHER" });
        await recordAudit(work, {
          user,
          action: "ADD_MEMBER",
          subject: `business ${business.name}`,
          before: null,
          after: { member: member.email, costCentre },
        });
        return businessPage(tx, business, now);
      },
    )
    .answer(calls.removeBusinessMember, async (work, { param: { id, idUser } }) => {
      const { tx, now, user } = work;
      const business = await lockBusiness(tx, id);
      const removed = await tx
        .delete(businessMembers)
        .where(and(eq(businessMembers.idBusiness, id), eq(businessMembers.idUser, idUser)))
        .returning();
      if (removed.length === 0) throw new ApiError("NOT_FOUND");
      await recordAudit(work, {
        user,
        action: "REMOVE_MEMBER",
        subject: `business ${business.name}`,
        before: { member: idUser, costCentre: removed[0]?.costCentre ?? null },
        after: null,
      });
      return businessPage(tx, business, now);
    });
}

/** @throws ApiError INVALID_FIELDS where no account of the site has the address */
async function findMember(tx: Sql, email: string): Promise<{ id: number; email: string }> {
  const [member] = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (!member) throw invalidFields({ email: "MEMBER_UNKNOWN" });
  return member;
}

function checkCostCentre({ costCentres }: BusinessRow, costCentre: string | null): void {
  if (costCentre !== null && !costCentres.includes(costCentre)) {
    throw invalidFields({ costCentre: "INVALID" });
  }
}
