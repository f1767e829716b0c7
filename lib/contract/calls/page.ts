import { z } from "zod";
import { componentConfSchema } from "@/lib/contract/component";
import { integerParam } from "@/lib/contract/integer-param";
import {
  addressesSchema,
  addressQuerySchema,
  formerPathsSchema,
  pageDetailSchema,
  pageMenuSchema,
  pagePlaceSchema,
  pageTreesSchema,
} from "@/lib/contract/page";
import { call } from "../call";

export const getPageTrees = call({
  name: "getPageTrees",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page",
  summary: "The pages of the site, per locale (§3 Page)",
  answer: pageTreesSchema,
  says: "For each locale, the tree and the right-fixed pages",
});

export const getPageMenu = call({
  name: "getPageMenu",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/menu",
  summary: "What the frame of every page needs of the others: the menu, home, pages with a role",
  answer: pageMenuSchema,
  says: "In the caller's language",
});

export const getPagePlace = call({
  name: "getPagePlace",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/at",
  summary: "The page at a path, and those above it",
  query: z.object({ path: z.string().max(2000) }),
  answer: pagePlaceSchema,
  says: "In the caller's language; `path` is without its prefix",
});

export const getPageAddresses = call({
  name: "getPageAddresses",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/address",
  summary: "The paths of all pages that are shown, part by part",
  query: addressQuerySchema,
  answer: addressesSchema,
  says: "The oldest first",
});

export const getFormerPaths = call({
  name: "getFormerPaths",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/former",
  summary: "The paths at which pages were once, and where they are now",
  answer: formerPathsSchema,
  says: "The last first",
});

export const getPage = call({
  name: "getPage",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/page/{id}",
  summary: "A page with what it shows",
  params: z.object({
    id: integerParam(),
  }),
  answer: pageDetailSchema,
  says: "The page in the caller's language",
});

export const getComponentConf = call({
  name: "getComponentConf",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/component/conf/{slug}",
  summary: "A configured block of a page",
  params: z.object({ slug: z.string().min(1).max(120) }),
  answer: componentConfSchema,
  says: "The block's type and settings in the caller's language",
});
