import { newSecret } from "@/platform/account/member/secret";
import { outbox } from "@/platform/db/schema/outbox";
import type { TestPlatform } from "@/testing/test-platform";
import type { GetCase } from "./get-case";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Puts a mail to a guest into the outbox. @returns its id */
async function aLetter({ database, clock }: TestPlatform, idSite: number): Promise<number> {
  const now = clock.now();
  const [row] = await database.everySite
    .insert(outbox)
    .values({
      idSite,
      event: `letter:${newSecret()}`,
      recipient: "guest@example.org",
      subject: `Tiny site-${idSite}`,
      text: "t",
      html: "<!doctype html><html><head></head><body>h</body></html>",
      attachments: [{ filename: "a.ics", contentType: "text/calendar", content: "BEGIN" }],
      createdAt: now,
      keptAt: now,
      nextAttemptAt: now,
    })
    .returning();
  return row?.id ?? 0;
}

const ofLetter =
  (part = ""): MakeCase =>
  async ({ platform }) => {
    const at = (id: number) => `/admin/outbox/${id}${part}`;
    return [{ path: at(await aLetter(platform, SITE)), nowhere: at(NOBODYS) }];
  };

export const outboxCases: RouterCases = {
  routes: {
    "GET /admin/outbox": plain("/admin/outbox"),
    "GET /admin/outbox/{id}": ofLetter(),
    "GET /admin/outbox/{id}/html": ofLetter("/html"),
    "GET /admin/outbox/{id}/attachment/{index}": ofLetter("/attachment/0"),
    "POST /admin/outbox/{id}/again": async ({ platform }) => {
      const at = (id: number) => `/admin/outbox/${id}/again`;
      // No server carries letters here: there is none that could be sent again.
      return [{ path: at(await aLetter(platform, SITE)), nowhere: at(NOBODYS), status: 409 }];
    },
  },

  gets: async ({ platform, idSite, admin }) => {
    const path = `/admin/outbox/${await aLetter(platform, idSite)}`;
    const get = (of: string, file?: string): GetCase[] => [
      { path: of, headers: admin, elsewhere: "REFUSED", ...(file ? { file } : {}) },
    ];
    return {
      "/admin/outbox": get("/admin/outbox"),
      "/admin/outbox/{id}": get(path),
      "/admin/outbox/{id}/html": get(`${path}/html`, "text/html"),
      "/admin/outbox/{id}/attachment/{index}": get(`${path}/attachment/0`, "text/calendar"),
    };
  },
};
