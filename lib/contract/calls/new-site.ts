import { madeSiteSchema, newSiteSchema, siteFromFileSchema } from "@/lib/contract/admin/new-site";
import { call } from "../call";

export const takeSiteFile = call({
  name: "takeSiteFile",
  area: "admin",
  can: "site:take",
  limit: "siteFile",
  method: "get",
  path: "/admin/site/file",
  summary: "The whole site as one file: its pages, contents, offer, settings, words and pictures",
  description:
    "Nobody who uses the site is in it, no booking, no order, no key and no code. `POST /admin/site/file` makes another site of it.",
  file: "application/zip",
  says: "A zip with `site.json`, and with the uploaded files below `media/`",
});

export const makeSite = call({
  name: "makeSite",
  area: "admin",
  can: "site:make",
  limit: "newSite",
  startsFrom: { no: "a new site overwrites nothing" },
  method: "post",
  path: "/admin/site",
  summary: "Makes a new site from a template, closed to visitors’ bookings and orders at first",
  body: newSiteSchema,
  answer: madeSiteSchema,
  says: "The site; whoever made it runs it, under the same address and password",
});

export const makeSiteFromFile = call({
  name: "makeSiteFromFile",
  area: "admin",
  can: "site:make",
  limit: "newSite",
  startsFrom: { no: "a new site overwrites nothing" },
  method: "post",
  path: "/admin/site/file",
  summary: "Makes a new site from a file of one, closed to visitors’ bookings and orders at first",
  form: siteFromFileSchema,
  answer: madeSiteSchema,
  says: "The site; whoever made it runs it, under the same address and password",
});
