import { z } from "zod";
import { emailChangeSchema, openedSchema, passwordChangeSchema } from "@/lib/contract/auth";
import { call } from "../call";

export const changePassword = call({
  name: "changePassword",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user/password",
  summary: "Changes the member’s password",
  description: "Every other session ends, and this one is renewed.",
  body: passwordChangeSchema,
  answer: openedSchema,
  says: "The session that is open now",
});

export const changeEmail = call({
  name: "changeEmail",
  area: "member",
  can: "own-account:change",
  method: "put",
  path: "/user/email",
  summary: "Mails a link to a new address, which is the member’s once it was opened",
  description: "The answer never tells whether the address is somebody’s already.",
  body: emailChangeSchema,
  answer: z.object({}),
  says: "The mails are on their way",
});

export const confirmEmail = call({
  name: "confirmEmail",
  area: "member",
  can: "own-account:change",
  limit: "mailedCode",
  method: "post",
  path: "/user/email/{code}",
  summary: "Takes the new address that a mailed link is about; once",
  description: "In the session of the member who asked: to anybody else the link is unknown.",
  params: z.object({ code: z.string().max(100) }),
  answer: z.object({ email: z.string() }),
  says: "The member’s address from now on",
});
