import * as calls from "@/lib/contract/calls/member-export";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { consume } from "@/platform/http/rate-limits";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { personalData } from "./member-export";

export function memberExportRouter({ rateLimits }: Services) {
  return newRouter().respond(
    calls.exportMemberData,
    async ({ idSite, language, user, inUnitOfWork }) => {
      await consume(rateLimits.memberExport, idSite, String(user.id));
      const { data, now } = await inUnitOfWork(async ({ tx, now }) => ({
        data: await personalData(tx, { member: user, address: user.email }, language, now),
        now,
      }));
      const name = language === "en" ? "my-data" : "mes-donnees";
      // For people to read, too: `c.json` would write it in one line.
      return new Response(`${JSON.stringify(data, null, 2)}\n`, {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": `attachment; filename="${name}-${parisDate(now)}.json"`,
        },
      });
    },
  );
}
