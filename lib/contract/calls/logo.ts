import { z } from "zod";
import { adminLogoSchema, logoChangeSchema } from "@/lib/contract/admin/logo";
import { logoTypeSchema } from "@/lib/contract/site";
import { call } from "../call";

const params = z.object({ type: logoTypeSchema });

export const getAdminLogos = call({
  name: "getAdminLogos",
  area: "admin",
  can: "logo:read",
  method: "get",
  path: "/admin/logo",
  summary: "Every place that a logo of the site has, with what stands there and stood there before",
  answer: z.array(adminLogoSchema),
  says: "The places",
});

export const changeLogo = call({
  name: "changeLogo",
  area: "admin",
  can: "logo:change",
  limit: "logo",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/logo/{type}",
  summary: "Gives a place another logo, or the logo there another text",
  params,
  form: logoChangeSchema,
  answer: adminLogoSchema,
  says: "The place as it is now",
});

export const removeLogo = call({
  name: "removeLogo",
  area: "admin",
  can: "logo:change",
  method: "delete",
  path: "/admin/logo/{type}",
  summary: "Leaves a place without a logo",
  params,
  answer: adminLogoSchema,
  says: "The place as it is now",
});

export const restoreLogo = call({
  name: "restoreLogo",
  area: "admin",
  can: "logo:change",
  method: "post",
  path: "/admin/logo/{type}/previous",
  summary: "Gives a place the logo again that it had before",
  params,
  answer: adminLogoSchema,
  says: "The place as it is now",
});
