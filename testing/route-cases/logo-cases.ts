import { auditEntries } from "@/platform/db/schema/audit";
import type { TestPlatform } from "@/testing/test-platform";
import { aDrawing, logoForm, putDrawing } from "@/testing/uploaded-logo";
import { asReadBy, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const NO_FILE = `${"0".repeat(64)}.svg`;
const drawing = () => new Blob([aDrawing(SITE)]);

/** Records in the audit log that there was another logo before. */
const giveLogoBefore = ({ database, clock }: TestPlatform) =>
  database.everySite.insert(auditEntries).values({
    idSite: SITE,
    at: clock.now(),
    by: "staff@example.org",
    action: "REMOVE",
    subject: "logo LOGO",
    before: { image: "/media/901/before.svg", width: 200, height: 50 },
    after: { image: null, width: null, height: null },
  });

export const logoCases: RouterCases = {
  routes: {
    "GET /media/{idSite}/{name}": async ({ platform }) => [
      { path: await putDrawing(platform, SITE), nowhere: `/media/${SITE}/${NO_FILE}` },
    ],
    "GET /admin/logo": plain("/admin/logo"),
    "PUT /admin/logo/{type}": asReadBy(async () => [
      {
        path: "/admin/logo/LOGO",
        nowhere: "/admin/logo/NO_SUCH_LOGO",
        body: logoForm(drawing()),
      },
    ]),
    "DELETE /admin/logo/{type}": async () => [
      { path: "/admin/logo/LOGO", nowhere: "/admin/logo/NO_SUCH_LOGO" },
    ],
    "POST /admin/logo/{type}/previous": async ({ platform }) => {
      await giveLogoBefore(platform);
      return [{ path: "/admin/logo/LOGO/previous", nowhere: "/admin/logo/NO_SUCH_LOGO/previous" }];
    },
  },

  gets: async ({ platform, idSite, admin }) => ({
    "/media/{idSite}/{name}": [
      { path: await putDrawing(platform, idSite), file: "image/svg+xml", elsewhere: "NOT_FOUND" },
    ],
    "/admin/logo": [{ path: "/admin/logo", headers: admin, elsewhere: "REFUSED" }],
  }),
};
