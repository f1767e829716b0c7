import { answerApiCall } from "@/lib/api/answer-api-call";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

/**
 * Answers the browsers' API calls (§7) where Next itself is the server, as in development.
 * Elsewhere the server answers these calls by the same function, before Next sees them
 * (`server/api-door.ts`).
 */
function answer(request: Request): Promise<Response> {
  const { headers } = request;
  return answerApiCall(request, {
    address: headers.get("x-forwarded-for") ?? "unknown",
    // The server keeps the first of these only from a proxy that it trusts.
    hosts: [headers.get("x-forwarded-host"), headers.get("host")].filter((host) => host !== null),
    readSiteUrl: async () => (await bootstrap(DEFAULT_LOCALE)).info?.url,
  });
}

export { answer as DELETE, answer as GET, answer as POST, answer as PUT };
