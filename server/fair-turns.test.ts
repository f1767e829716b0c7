import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { fairTurns } from "./fair-turns";

let server: Server;
afterEach(() => server.close());

/** Opens a server that answers when `release` says so, with a function to ask it. */
async function open({
  idle = Number.POSITIVE_INFINITY,
  idleAmongNetworks = 0,
  status = 200,
}: {
  idle?: number;
  idleAmongNetworks?: number;
  status?: number;
} = {}) {
  const { takeTurn, noteCaller } = fairTurns({ idle, idleAmongNetworks });
  const asked: string[] = [];
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const answer: RequestListener = async (request, response) => {
    const address = String(request.headers["x-forwarded-for"]);
    asked.push(address);
    const kind = request.url === "/call" ? "call" : "page";
    if (!(await takeTurn(address, response, kind))) return;
    begun.push(address);
    held.push(() => response.writeHead(status).end());
  };
  server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (address: string, signal?: AbortSignal, path = "") =>
    fetch(url + path, { headers: { "x-forwarded-for": address }, ...(signal && { signal }) });
  return { ask, asked, begun, noteCaller, release: () => held.shift()?.() };
}

const soon = (what: () => boolean) =>
  expect.poll(what, { interval: 2, timeout: 10_000 }).toBe(true);

/** Milliseconds that a turn keeps the thread busy. */
const WORK = 60;

describe("turns", () => {
  it("come one after the other to a network, and at once to another one", async () => {
    const { ask, begun, release } = await open();
    const answers = [ask("192.0.2.1"), ask("192.0.2.1")];
    await soon(() => begun.length === 1);
    answers.push(ask("192.0.2.2"));
    await soon(() => begun.length === 2);
    expect(begun).toEqual(["192.0.2.1", "192.0.2.2"]);
    release();
    await soon(() => begun.length === 3);
    release();
    release();
    await Promise.all(answers);
  });

  it("pause for as long as they take, while others ask for something", async () => {
    const { ask, asked, begun, noteCaller, release } = await open();
    const answers = [ask("192.0.2.1"), ask("192.0.2.1")];
    await soon(() => asked.length === 2);
    const until = performance.now() + WORK;
    while (performance.now() < until) noteCaller("192.0.2.2");
    const released = performance.now();
    release();
    await soon(() => begun.length === 2);
    expect(performance.now() - released).toBeGreaterThan(WORK / 2);
    release();
    await Promise.all(answers);
  });

  it("pause longest after a refusal, while others ask for something, also for what comes after it", async () => {
    const { ask, begun, noteCaller, release } = await open({ status: 429 });
    const first = ask("192.0.2.1");
    await soon(() => begun.length === 1);
    noteCaller("192.0.2.2");
    const released = performance.now();
    release();
    await first;
    const second = ask("192.0.2.1");
    await soon(() => begun.length === 2);
    expect(performance.now() - released).toBeGreaterThan(90);
    release();
    await second;
  });

  it("come to networks one after the other too, but for calls beside pages", async () => {
    const { ask, asked, begun, release } = await open({
      idleAmongNetworks: Number.POSITIVE_INFINITY,
    });
    const answers = [ask("192.0.2.1"), ask("192.0.2.2"), ask("192.0.2.3")];
    await soon(() => asked.length === 3);
    answers.push(ask("192.0.2.4", undefined, "/call"), ask("192.0.2.5", undefined, "/call"));
    await soon(() => asked.length === 5 && begun.length === 2);
    const [page, call] = begun;
    expect([page, call]).toEqual([asked[0], expect.stringMatching(/[45]$/)]);
    for (let after = 3; after <= 5; after += 1) {
      release();
      await soon(() => begun.length === after);
    }
    release();
    release();
    await Promise.all(answers);
    expect(new Set(begun).size).toBe(5);
  });

  it("are one of all addresses that a customer of a provider may call from", async () => {
    const { ask, asked, begun, release } = await open();
    const answers = [ask("2001:db8::1"), ask("2001:db8::2")];
    await soon(() => begun.length === 1);
    await soon(() => asked.length === 2);
    expect(begun).toHaveLength(1);
    release();
    await soon(() => begun.length === 2);
    release();
    await Promise.all(answers);
  });

  it("do not wait for what waits for something else itself", async () => {
    const { ask, begun, release } = await open({ idle: 20 });
    const answers = [ask("192.0.2.1"), ask("192.0.2.1")];
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(2);
    release();
    release();
    await Promise.all(answers);
  });

  it("are not taken by who has gone", async () => {
    const { ask, begun, release } = await open();
    const first = ask("192.0.2.1");
    await soon(() => begun.length === 1);
    const leaving = new AbortController();
    const gone = ask("192.0.2.1", leaving.signal).catch(() => "gone");
    await new Promise((resolve) => setTimeout(resolve, 20));
    leaving.abort();
    await gone;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const last = ask("192.0.2.1");
    release();
    await first;
    await soon(() => begun.length === 2);
    release();
    expect((await last).status).toBe(200);
    expect(begun).toHaveLength(2);
  });
});
