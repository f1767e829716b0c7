import { z } from "zod";
import { adminParameterSchema, parameterChangeSchema } from "@/lib/contract/admin/parameter";
import { call } from "../call";

export const getAdminParameters = call({
  name: "getAdminParameters",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/parameter",
  summary: "Every setting that the site can have, with its value, its default, and who changed it",
  answer: z.array(adminParameterSchema),
  says: "The settings, in their groups",
});

export const changeParameter = call({
  name: "changeParameter",
  area: "admin",
  can: "parameter:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/parameter/{type}",
  summary: "Sets a setting of the site, or gives it its default again",
  params: z.object({ type: z.string().max(100) }),
  body: parameterChangeSchema,
  answer: adminParameterSchema,
  says: "The setting as it is now",
});
