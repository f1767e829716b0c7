import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { whileStarting } from "./while-starting";

const server = createServer(whileStarting);
let url: string;
beforeAll(async () => {
  await new Promise<void>((listen) => server.listen(0, "127.0.0.1", listen));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

describe("a process that is still starting", () => {
  it.each(
    METHODS.flatMap((method) => ["/", "/en/fares", "/api/booking"].map((path) => [method, path])),
  )("answers %s %s with 503, and when it may be made again", async (method = "", path) => {
    const body = /^P/.test(method) ? JSON.stringify({ passengers: 2 }) : null;
    const answer = await fetch(url + path, { method, body });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("allow")).toBeNull();
    const text = await answer.text();
    expect(text === "").toBe(method === "HEAD");
  });

  it("says so in the visitor's language, as a page or as a call of the contract is answered", async () => {
    const page = await fetch(`${url}/en/fares?from=x`);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain('<html lang="en">');
    const call = await fetch(`${url}/api/booking`, { method: "POST", headers: { userLang: "en" } });
    expect(await call.json()).toEqual({
      success: false,
      data: { code: "UNAVAILABLE", errors: {} },
      message: "The service is unavailable for the moment.",
    });
  });
});
