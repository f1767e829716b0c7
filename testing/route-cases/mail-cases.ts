import { auditEntries } from "@/platform/db/schema/audit";
import { staffGets } from "./get-case";
import { asReadBy, plain } from "./route-case";
import type { RouterCases } from "./router-cases";

const PREVIEW = "/admin/mail/booking-confirmed/fr_FR/preview";

/** Words of a mail, as they are sent. */
const WORDING = { subject: "", opening: "Bonjour {prénom},", closing: "" };

/** Calls by which the owner words the mails of the site. */
export const mailCases: RouterCases = {
  routes: {
    "GET /admin/mail": plain("/admin/mail"),
    "GET /admin/mail/{name}": async () => [
      { path: "/admin/mail/booking-confirmed", nowhere: "/admin/mail/no-such-mail" },
    ],
    "PUT /admin/mail/{name}/{language}": asReadBy(async ({ platform }) => [
      {
        path: "/admin/mail/booking-confirmed/fr_FR",
        nowhere: "/admin/mail/no-such-mail/fr_FR",
        body: {
          ...WORDING,
          closing: `Merci ${await platform.database.everySite.$count(auditEntries)}`,
        },
      },
    ]),
    "GET /admin/mail/{name}/{language}/preview": async () => [
      { path: PREVIEW, nowhere: PREVIEW.replace("booking-confirmed", "no-such-mail") },
    ],
    "POST /admin/mail/{name}/{language}/trial": async () => [
      {
        path: "/admin/mail/booking-confirmed/fr_FR/trial",
        nowhere: "/admin/mail/no-such-mail/fr_FR/trial",
        body: WORDING,
      },
    ],
  },

  gets: async ({ admin }) => {
    const get = staffGets(admin);
    return {
      "/admin/mail": get("/admin/mail"),
      "/admin/mail/{name}": get("/admin/mail/booking-confirmed"),
      "/admin/mail/{name}/{language}/preview": get(PREVIEW, "text/html"),
    };
  },
};
