import { profileChangeSchema } from "@/lib/contract/auth";
import { loggedSchema, userSchema } from "@/lib/contract/user";
import { call } from "../call";

export const checkLogin = call({
  name: "checkLogin",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/logged",
  summary: "Whether the caller is logged in",
  answer: loggedSchema,
  says: "Logged in or not, and in what role",
});

export const getUser = call({
  name: "getUser",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "get",
  path: "/user",
  summary: "Who is logged in (§3 User)",
  answer: userSchema.nullable(),
  says: "The user, null for a visitor",
});

export const changeProfile = call({
  name: "changeProfile",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user",
  summary: "Changes the member’s civil status and contact details",
  description:
    "By the rules of a registration. What is not given is not kept, but for the kind of customer.",
  body: profileChangeSchema,
  answer: userSchema,
  says: "The member as they are now",
});
