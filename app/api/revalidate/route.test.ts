import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_CHANGES } from "@/lib/contract/change";
import { POST } from "./route";

const SECRET = "a secret of sixteen";
const AT = "2026-11-20T10:00:00.000Z";

const revalidated = vi.hoisted(() => [] as string[]);
vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ revalidateTag: (tag: string) => void revalidated.push(tag) }));

beforeEach(() => {
  revalidated.length = 0;
  vi.useFakeTimers({ now: new Date(AT) });
  vi.stubEnv("REVALIDATE_SECRET", SECRET);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const signed = (body: string, secret = SECRET) => ({
  "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
  "content-length": String(Buffer.byteLength(body)),
});
const send = (body: BodyInit, headers: Record<string, string>) =>
  POST(
    new Request("http://site.example/api/revalidate", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit),
  );
const pages = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ kind: "page" as const, id }));
const notice = (changes: unknown, at = AT) => JSON.stringify({ changes, at });

describe("a notice of changes", () => {
  it("has what it names made anew", async () => {
    const body = notice([{ kind: "stock" }, { kind: "news" }]);
    expect((await send(body, signed(body))).status).toBe(200);
    expect(revalidated).toHaveLength(2);
  });

  it.each([
    ["without the secret", notice([{ kind: "stock" }]), "another secret of it", 401],
    ["of six minutes ago", notice([{ kind: "stock" }], "2026-11-20T09:54:00.000Z"), SECRET, 400],
    ["of too many changes", notice(pages(MAX_CHANGES + 1)), SECRET, 400],
    ["that is no JSON", "{", SECRET, 400],
  ])("%s is refused", async (_, body, secret, status) => {
    expect((await send(body, signed(body, secret))).status).toBe(status);
    expect(revalidated).toEqual([]);
  });

  it("may be as long as its most changes are", async () => {
    const longest = Array.from({ length: MAX_CHANGES }, (_, index) => ({
      kind: "component",
      slug: String(index).padStart(100, "a"),
    }));
    const body = notice(longest);
    expect((await send(body, signed(body))).status).toBe(200);
    // Each of them in either language and in any, and the pages made from any component.
    expect(revalidated).toHaveLength(3 * MAX_CHANGES + 1);
  });

  it.each([
    ["is longer than any", { "content-length": String(300 * 1024) }],
    ["does not say how long it is", {}],
  ])("is not read when it %s", async (_, headers: Record<string, string>) => {
    const read = vi.fn();
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    expect((await send(body, headers)).status).toBe(413);
    expect(read).not.toHaveBeenCalled();
  });

  it("that breaks off is no fault of the site", async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new Error("aborted")),
    });
    expect((await send(body, { "content-length": "500" })).status).toBe(401);
  });
});
