import { staffGets } from "./get-case";
import { resourceRowId } from "./resource-rows";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofTranslated: MakeCase = async ({ platform }) => {
  const at = (id: number) => `/admin/translation/vehicle/${id}`;
  return [{ path: at(await resourceRowId(platform, "vehicle", SITE)), nowhere: at(NOBODYS) }];
};

export const translationCases: RouterCases = {
  routes: {
    "GET /admin/translation": plain("/admin/translation", "/admin/translation?state=ALL"),
    "GET /admin/translation/{kind}/{id}": ofTranslated,
    // No translator is configured there.
    "POST /admin/translation/draft": async () => [
      {
        path: "/admin/translation/draft",
        body: { from: "fr_FR", to: "en", text: "Un vin.", isHtml: false },
        status: 409,
      },
    ],
  },

  gets: async ({ platform, idSite, admin }) => {
    const get = staffGets(admin);
    const idVehicle = await resourceRowId(platform, "vehicle", idSite);
    return {
      "/admin/translation": get("/admin/translation?state=ALL"),
      "/admin/translation/{kind}/{id}": get(`/admin/translation/vehicle/${idVehicle}`),
    };
  },
};
