import { newSecret } from "@/platform/account/member/secret";
import { outbox } from "@/platform/db/schema/outbox";
import { type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofDeadMail: MakeCase = async ({ platform }) => {
  const now = platform.clock.now();
  const [row] = await platform.database.everySite
    .insert(outbox)
    .values({
      idSite: SITE,
      event: `dead:${newSecret()}`,
      recipient: "dead@example.org",
      subject: "s",
      text: "t",
      html: "h",
      createdAt: now,
      nextAttemptAt: now,
      diedAt: now,
    })
    .returning();
  const at = (id: number) => `/admin/dead-letter/MAIL/${id}/again`;
  return [{ path: at(row?.id ?? 0), nowhere: at(NOBODYS) }];
};

export const deadLetterCases: RouterCases = {
  routes: {
    "GET /admin/dead-letter": plain("/admin/dead-letter"),
    "POST /admin/dead-letter/{kind}/{id}/again": ofDeadMail,
  },

  gets: async ({ admin }) => ({
    "/admin/dead-letter": [{ path: "/admin/dead-letter", headers: admin, elsewhere: "REFUSED" }],
  }),
};
