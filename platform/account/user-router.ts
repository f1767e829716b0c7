import { eq } from "drizzle-orm";
import type { z } from "zod";
import { profileChangeSchema } from "@/lib/contract/auth";
import * as calls from "@/lib/contract/calls/user";
import { lockMember } from "@/platform/account/member/lock-member";
import { checkProfile, profileErrors } from "@/platform/account/profile/check-profile";
import { userOf } from "@/platform/account/session/session-user";
import { users as userTable } from "@/platform/db/schema/people";
import { throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { newRouter } from "@/platform/http/router";

type ProfileChange = z.output<typeof profileChangeSchema>;

/** Reads a field that a user does not have, which GET /user has as null, as one that is left out. */
const withoutNulls = <P extends Pick<ProfileChange, "company" | "birthdate">>({
  company,
  birthdate,
  ...said
}: P) => ({ ...said, company: company ?? undefined, birthdate: birthdate ?? undefined });

export function userRouter() {
  return newRouter()
    .answerInSteps(calls.checkLogin, ({ member }) => ({
      logged: member !== null,
      role: member?.role ?? null,
    }))
    .answerInSteps(calls.getUser, ({ member }) => member)
    .answer(
      calls.changeProfile,
      async ({ tx, now, token }, { json }) => {
        const { id, kind: before } = await lockMember(tx, token, now);
        const { kind = before, ...said } = withoutNulls(json);
        const { values, errors } = await checkProfile(tx, { ...said, kind }, now);
        throwIfInvalid(errors);
        const isThisMember = eq(userTable.id, id);
        const [changed] = await tx.update(userTable).set(values).where(isThisMember).returning();
        if (!changed) throw new Error(`Member ${id} was not changed`);
        return userOf(changed);
      },
      collectFieldErrors(profileChangeSchema, ({ inUnitOfWork }, part) =>
        inUnitOfWork(({ tx, now }) => profileErrors(tx, withoutNulls(part), now)),
      ),
    );
}
