import { z } from "@hono/zod-openapi";
import { and, eq } from "drizzle-orm";
import { businessPageSchema, newBusinessMemberSchema } from "@/lib/contract/admin/business";
import { recordAudit } from "@/platform/audit/record-audit";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { lockBusiness } from "@/platform/business/invoice-of-month";
import { businessMembers } from "@/platform/db/schema/business";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { businessPage } from "./business-page";

const add = route({
  name: "addBusinessMember",
  area: "admin",
  can: "business:change",
  method: "post",
  path: "/admin/business/{id}/member",
  summary: "Lets a member of the site book for a business; again, it changes their cost centre",
  request: { params: z.object({ id: integerParam() }), ...body(newBusinessMemberSchema) },
  responses: responses(businessPageSchema, "The account after it"),
});

const remove = route({
  name: "removeBusinessMember",
  area: "admin",
  can: "business:change",
  method: "delete",
  path: "/admin/business/{id}/member/{idUser}",
  summary: "Lets a member no longer book for a business; rides already taken stay on its account",
  request: { params: z.object({ id: integerParam(), idUser: integerParam() }) },
  responses: responses(businessPageSchema, "The account after it"),
});

/** Who books for a business. */
export function businessMemberRouter() {
  return newRouter()
    .answer(add, async (work, { param: { id }, json: { email, costCentre } }) => {
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
    })
    .answer(remove, async (work, { param: { id, idUser } }) => {
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
