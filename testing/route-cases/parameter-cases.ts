import { auditEntries } from "@/platform/db/schema/audit";
import { staffGets } from "./get-case";
import { asReadBy, plain } from "./route-case";
import type { RouterCases } from "./router-cases";

export const parameterCases: RouterCases = {
  routes: {
    "GET /admin/parameter": plain("/admin/parameter"),
    "POST /admin/parameter/{type}/draft": async () => [
      {
        path: "/admin/parameter/COMPANY_PHONE/draft",
        nowhere: "/admin/parameter/NO_SUCH_SETTING/draft",
        body: { value: "+33240000000" },
      },
    ],
    "GET /admin/parameter/draft": async () => [
      { path: "/admin/parameter/draft?draft=a.b", status: 404 },
    ],
    "PUT /admin/parameter/{type}": asReadBy(async ({ platform }) => [
      {
        path: "/admin/parameter/COMPANY_PHONE",
        nowhere: "/admin/parameter/NO_SUCH_SETTING",
        body: {
          value: `+3324000${1000 + (await platform.database.everySite.$count(auditEntries))}`,
        },
      },
    ]),
  },

  gets: async ({ platform, idSite, admin }) => {
    const get = staffGets(admin);
    const { draft } = await platform.data<{ draft: string }>(
      "POST",
      "/admin/parameter/COMPANY_PHONE/draft",
      { idSite, headers: admin, body: { value: `+3324000${idSite}0` } },
    );
    return {
      "/admin/parameter": get("/admin/parameter"),
      "/admin/parameter/draft": get(`/admin/parameter/draft?draft=${draft}`),
    };
  },
};
