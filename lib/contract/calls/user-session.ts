import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { userSessionsSchema } from "@/lib/contract/user";
import { call } from "../call";

export const getSessions = call({
  name: "getSessions",
  area: "member",
  can: "own-session:read",
  method: "get",
  path: "/user/session",
  summary: "The devices on which the member is logged in",
  answer: userSessionsSchema,
  says: "Those seen last first",
});

export const endSession = call({
  name: "endSession",
  area: "member",
  can: "own-session:end",
  method: "delete",
  path: "/user/session/{id}",
  summary: "Logs one of the member’s devices out",
  params: z.object({ id: integerParam() }),
  answer: z.object({}),
  says: "The device is logged out",
});

export const endSessions = call({
  name: "endSessions",
  area: "member",
  can: "own-session:end",
  method: "delete",
  path: "/user/session",
  summary: "Logs every device of the member out, this one too",
  description: "The addresses of their calendars and the alerts of their devices end with it.",
  answer: z.object({}),
  says: "Nobody is logged in any more",
});
