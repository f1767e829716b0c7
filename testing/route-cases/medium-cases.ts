import { aPhoto, insertMedium, mediaForm } from "@/testing/uploaded-medium";
import { asReadBy, type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofMedium =
  (after = "", body?: () => Promise<Record<string, unknown> | FormData>): MakeCase =>
  async ({ platform }) => {
    const at = (id: number) => `/admin/medium/${id}${after}`;
    const id = await insertMedium(platform, SITE);
    return [{ path: at(id), nowhere: at(NOBODYS), ...(body && { body: await body() }) }];
  };

const CHANGE = {
  alt: { fr_FR: "Une cave", en: "A cellar" },
  focus: { x: 0.2, y: 0.7 },
  licence: "Anne Martin",
};

const LEGIBILITY = `/admin/picture/legibility?on=HERO&src=/media/901/${"0".repeat(64)}.webp`;

let photos = 0;
/** Makes a photograph that was never sent before. */
const aNewPhoto = async () => {
  photos += 1;
  return mediaForm([await aPhoto(`#${(0x100000 + photos * 997).toString(16)}`), "vue.jpg"]);
};

export const mediumCases: RouterCases = {
  routes: {
    "GET /admin/medium": plain("/admin/medium", "/admin/medium?search=vigne&kind=IMAGE"),
    "GET /admin/medium/{id}": ofMedium(),
    "GET /admin/picture/legibility": plain(LEGIBILITY),
    "POST /admin/medium": async () => [{ path: "/admin/medium", body: await aNewPhoto() }],
    "PUT /admin/medium/{id}": asReadBy(ofMedium("", async () => CHANGE)),
    "PUT /admin/medium/{id}/file": asReadBy(ofMedium("/file", aNewPhoto)),
    "DELETE /admin/medium/{id}": ofMedium(),
  },

  gets: async ({ platform, idSite, admin }) => {
    const path = `/admin/medium/${await insertMedium(platform, idSite)}`;
    return {
      "/admin/medium": [{ path: "/admin/medium", headers: admin, elsewhere: "REFUSED" }],
      "/admin/medium/{id}": [{ path, headers: admin, elsewhere: "REFUSED" }],
      "/admin/picture/legibility": [{ path: LEGIBILITY, headers: admin, elsewhere: "REFUSED" }],
    };
  },
};
