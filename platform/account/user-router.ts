import { eq } from "drizzle-orm";
import { profileSchema } from "@/lib/contract/auth";
import { loggedSchema, userSchema } from "@/lib/contract/user";
import { lockMember } from "@/platform/account/member/lock-member";
import { checkProfile, profileErrors } from "@/platform/account/profile/check-profile";
import { userOf } from "@/platform/account/session/session-user";
import { users as userTable } from "@/platform/db/schema/people";
import { throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";

const isLogged = route({
  name: "checkLogin",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/logged",
  summary: "Whether the caller is logged in",
  responses: responses(loggedSchema, "Logged in or not, and in what role"),
});

const whoAmI = route({
  name: "getUser",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/user",
  summary: "Who is logged in (§3 User)",
  responses: responses(userSchema.nullable(), "The user, null for a visitor"),
});

const change = route({
  name: "changeProfile",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user",
  summary: "Changes the member’s civil status and contact details",
  description: "By the rules of a registration. What is not given is not kept.",
  request: body(profileSchema),
  responses: responses(userSchema, "The member as they are now"),
});

export function userRouter() {
  return newRouter()
    .answerInSteps(isLogged, ({ member }) => ({
      logged: member !== null,
      role: member?.role ?? null,
    }))
    .answerInSteps(whoAmI, ({ member }) => member)
    .answer(
      change,
      async ({ tx, now, token }, { json }) => {
        const { id } = await lockMember(tx, token, now);
        const { values, errors } = await checkProfile(tx, json, now);
        throwIfInvalid(errors);
        const isThisMember = eq(userTable.id, id);
        const [changed] = await tx.update(userTable).set(values).where(isThisMember).returning();
        if (!changed) throw new Error(`Member ${id} was not changed`);
        return userOf(changed);
      },
      collectFieldErrors(profileSchema, ({ inUnitOfWork }, part) =>
        inUnitOfWork(({ tx, now }) => profileErrors(tx, part, now)),
      ),
    );
}
