import { z } from "@hono/zod-openapi";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { consume } from "@/platform/http/rate-limits";
import { route } from "@/platform/http/route";
import { defaultResponse, newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { personalData } from "./member-export";

const all = route({
  name: "exportMemberData",
  area: "member",
  can: "own-account:export",
  method: "get",
  path: "/user/export",
  summary: "All that is known of the member, as a file",
  description: "The right to a copy of one’s data, in a form that machines read (GDPR, 15 and 20).",
  responses: {
    200: { description: "The file", content: { "application/json": { schema: z.unknown() } } },
    default: defaultResponse,
  },
});

export function memberExportRouter({ rateLimits }: Services) {
  return newRouter().respond(all, async ({ idSite, language, user, inUnitOfWork }) => {
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
  });
}
