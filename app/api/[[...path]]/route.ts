import { unreachable } from "@/lib/api/call";
import { askProvider } from "@/lib/api/provider";

/** Headers of the browser that the provider needs, and those of its answer that the browser does. */
const SENT = ["content-type", "userlang", "idempotency-key", "origin", "referer"];
const RETURNED = ["content-type", "location", "retry-after", "content-disposition"];

/** The one door to the provider for browsers (§7): same origin, token from the HttpOnly cookie. */
async function door(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers();
  for (const name of SENT) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  try {
    const answer = await askProvider(
      url.pathname.slice("/api".length) + url.search,
      { method: request.method, headers, body: request.body ? await request.text() : null },
      request.headers.get("x-forwarded-for") ?? "unknown",
    );
    const returned = new Headers({ "cache-control": "no-store" });
    for (const name of RETURNED) {
      const value = answer.headers.get(name);
      if (value) returned.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers: returned });
  } catch (error) {
    const { failure } = unreachable(503, (error as Error).message);
    return Response.json(failure, { status: 503 });
  }
}

export { door as DELETE, door as GET, door as POST, door as PUT };
