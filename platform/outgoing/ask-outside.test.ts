import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { localInternet } from "@/testing/local-internet";
import { askOutside, OutsideError } from "./ask-outside";
import { INTERNET } from "./checked-lookup";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(listener: RequestListener) {
  const internet = await localInternet(listener);
  closing.push(internet.close);
  return internet;
}

const faultOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "ANSWERED",
    (error: unknown) => (error instanceof OutsideError ? error.code : error),
  );

const GIVEN = "https://calendar.example.com/busy.ics?key=1";

describe("an address that somebody has given", () => {
  it("is asked under its own name", async () => {
    const { network } = await serve(({ method, url, headers }, response) =>
      response.writeHead(201, { "x-kind": "busy" }).end(`${method} ${headers.host} ${url}`),
    );
    const { status, headers, body } = await askOutside("busyCalendar", GIVEN, { network });
    expect(status).toBe(201);
    expect(headers["x-kind"]).toBe("busy");
    expect(`${body}`).toMatch(/^GET calendar\.example\.com:\d+ \/busy\.ics\?key=1$/);
  });

  it.each([
    [["10.0.0.7"]],
    [["127.0.0.2"]],
    [["169.254.169.254"]],
    [["::1"]],
    [["fd00::1"]],
    [["::ffff:127.0.0.2"]],
    [["64:ff9b::7f00:1"]],
    [["93.184.216.34", "10.0.0.7"]],
    [[]],
  ])("is not asked where its name leads to %j", async (ips) => {
    let asked = 0;
    const { network } = await serve((_, response) => {
      asked++;
      response.end("secret");
    });
    const there = { ...network, resolve: async () => ips };
    const answer = askOutside("busyCalendar", GIVEN, { network: there });
    expect(await faultOf(answer)).toBe("NOT_PUBLIC");
    expect(asked).toBe(0);
  });

  it("is asked at the address that was looked at, once the name leads elsewhere", async () => {
    const answers = [["127.0.0.1"], ["127.0.0.2"]];
    const { network } = await serve((_, response) => response.end("busy"));
    const turning = { ...network, resolve: async () => answers.shift() ?? [] };
    expect(`${(await askOutside("busyCalendar", GIVEN, { network: turning })).body}`).toBe("busy");
    expect(answers).toHaveLength(1);
    // The former connection is not kept: each request is looked at.
    const again = askOutside("busyCalendar", GIVEN, { network: turning });
    expect(await faultOf(again)).toBe("NOT_PUBLIC");
  });

  it.each(["https://127.0.0.1;.push.apple.com/x", "https://localhost/", "http://example.com/"])(
    "is refused as %s, before a name is looked up",
    async (address) => {
      const network = { ...INTERNET, resolve: () => Promise.reject(new Error("looked up")) };
      expect(await faultOf(askOutside("pushService", address, { network }))).toBe("NOT_PUBLIC");
    },
  );
});

describe("what is asked", () => {
  it("may be of the own network where the operator has named it", async () => {
    const { url } = await serve((_, response) => response.end("a road"));
    expect(`${(await askOutside("router", url)).body}`).toBe("a road");
  });

  it("is handed a body with its length", async () => {
    const { url } = await serve((request, response) => request.pipe(response));
    const request = { method: "POST", body: "é", headers: { "content-type": "text/plain" } };
    const { body } = await askOutside("smsGateway", url, request);
    expect(`${body}`).toBe("é");
  });

  it("sends nobody on, and so hands no secret to another address", async () => {
    const asked: (string | undefined)[] = [];
    const { url } = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect((await askOutside("smsGateway", url, { method: "POST" })).status).toBe(307);
    expect(asked).toEqual(["/"]);
  });

  it("is read as far as it may be, whatever it says of its length", async () => {
    const { url, network } = await serve((_, response) => {
      response.write("x".repeat(600));
      response.end("x".repeat(600));
    });
    const limits = { maxBytes: 1_000, network };
    expect(await faultOf(askOutside("router", url, limits))).toBe("TOO_LARGE");
    expect(await faultOf(askOutside("drawing", GIVEN, limits))).toBe("TOO_LARGE");
  });

  it("asks for nothing packed, which could become large", async () => {
    const { url } = await serve(({ headers }, response) =>
      response.end(headers["accept-encoding"]),
    );
    expect(`${(await askOutside("router", url)).body}`).toBe("identity");
  });

  it.each<[string, RequestListener]>([
    ["is silent", () => undefined],
    ["sends drop by drop", (_, response) => void response.write("x")],
  ])("is waited for as long as it may take, when it %s", async (_, listener) => {
    const { url } = await serve(listener);
    expect(await faultOf(askOutside("router", url, { patience: 50 }))).toBe("TOO_SLOW");
  });

  it("is said not to be there, without a word of its address", async () => {
    const { url, close } = await serve(() => undefined);
    close();
    const error = await askOutside("smsGateway", `${url}?token=abc`).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "UNREACHABLE" });
    expect(error.message).not.toMatch(/abc|127/);
  });
});
