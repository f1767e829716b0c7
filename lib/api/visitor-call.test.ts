import { expect, it, vi } from "vitest";
import { provideEmbeddedPlatform } from "./embedded-platform";
import { visitorCall } from "./visitor-call";

let cookie: Record<string, string> = {};
vi.mock("server-only", () => ({}));
vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: (name: string) => ({ value: cookie[name] }) }),
}));

let sent: string | null = null;
provideEmbeddedPlatform({
  fetch: async ({ headers }) => {
    sent = headers.get("authorization");
    return Response.json({ success: true, data: null, message: null });
  },
});

it.each([
  ["72", "t"],
  ["73", null],
])("on site 72, beside idSite=%s, sends the token %j", async (idSite, expected) => {
  cookie = { token: "t", idSite };
  const call = await visitorCall("fr");
  await call("GET /user");
  expect(sent).toBe(expected);
});
