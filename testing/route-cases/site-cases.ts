import { externalApps } from "@/platform/db/schema/site-look";
import { LISTINGS, own } from "./get-case";
import { plain, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

export const siteCases: RouterCases = {
  routes: {
    "GET /parameter": plain("/parameter"),
    "GET /site/info": plain("/site/info"),
    "GET /site/visit/{from}": plain("/site/visit/flyer"),
    "POST /consent": sending("/consent", {
      visitor: "0b9e5b1c-6d0a-4a55-8a3e-0d7c1f4b2a10",
      shown: ["matomo", "gtag"],
      accepted: ["matomo"],
      edition: "0123456789ab",
    }),
    "GET /admin/address/type": plain("/admin/address/type"),
    "GET /company/address": plain("/company/address"),
    "GET /external-app/{app}/config/public": plain(
      "/external-app/PRODUCT_FILE_GENERATOR/config/public",
    ),
    "POST /message": sending("/message", {
      name: "Marie",
      email: "marie@example.org",
      message: "Un transfert pour Angers ?",
      acceptPrivacy: true,
    }),
  },

  gets: async ({ rows }) => {
    const apps = await rows(externalApps);
    return {
      "/parameter": own("/parameter"),
      "/site/info": own("/site/info"),
      "/site/visit/{from}": own("/site/visit/newsletter"),
      "/admin/address/type": own("/admin/address/type"),
      "/company/address": own(...LISTINGS.map((query) => `/company/address${query}`)),
      "/external-app/{app}/config/public": own(
        ...apps.map(({ app }) => `/external-app/${app}/config/public`),
      ),
    };
  },
};
