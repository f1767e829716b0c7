import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const PROGRAM = join(import.meta.dirname, "../../testing/programs/slow-server.ts");
const MANY = 50;

let child: ChildProcess;
let port: number;
let output: string;
let ended: Promise<unknown[]>;

async function start(command: string, args: string[], env: Record<string, string> = {}) {
  child = spawn(command, args, {
    env: { ...process.env, npm_lifecycle_event: "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  ended = once(child, "exit");
  await vi.waitFor(() => expect(output).toContain("port"), { timeout: 20_000 });
  port = Number(/port (\d+)/.exec(output)?.[1]);
}

beforeEach(() => start(process.execPath, ["--import", "tsx", PROGRAM]));
afterEach(() => child.kill("SIGKILL"));

/** Asks on a connection that is kept for more. */
async function ask(path: string, agent = new Agent({ keepAlive: true })) {
  const request = get({ port, path, agent });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { body: await text(response), connection: response.headers.connection };
}

describe("a server that is asked to end", () => {
  it("answers in whole all that is under way, and only then closes what that needs", async () => {
    const answered = Array.from({ length: MANY }, (_, index) =>
      ask(index % 2 ? "/early" : "/late"),
    );
    await vi.waitFor(() => expect(output.match(/begun/g)).toHaveLength(MANY), { timeout: 10_000 });
    child.kill("SIGTERM");
    // Twice, as npm and a terminal send it.
    child.kill("SIGINT");
    const answers = await Promise.all(answered);
    expect(answers.map(({ body }) => body)).toEqual(Array(MANY).fill("halfhalf"));
    // An answer with its headers already sent could not be told to close.
    const lateAnswers = answers.filter((_, index) => index % 2 === 0);
    expect(lateAnswers.map(({ connection }) => connection)).toEqual(Array(MANY / 2).fill("close"));
    expect(await ended).toEqual([0, null]);
    expect(output.endsWith("closed\n")).toBe(true);
  });

  it("answers those whose request it was too busy to take before", async () => {
    const busy = [ask("/busy"), ask("/busy"), ask("/busy")];
    await vi.waitFor(() => expect(output).toContain("begun"), { timeout: 10_000 });
    const answered = [...busy, ...Array.from({ length: MANY }, () => ask("/late"))];
    // Their connections are made by the kernel; the server knows nothing of them.
    await setTimeout(100);
    child.kill("SIGTERM");
    const answers = await Promise.all(answered);
    expect(answers.map(({ body }) => body)).toEqual(Array(MANY + 3).fill("halfhalf"));
    expect(await ended).toEqual([0, null]);
  });

  it("takes a request that comes on an open connection, and nobody new", async () => {
    const agent = new Agent({ keepAlive: true });
    const slow = ask("/late");
    const keptAlive = ask("/late", agent);
    await vi.waitFor(() => expect(output.match(/begun/g)).toHaveLength(2), { timeout: 10_000 });
    child.kill("SIGTERM");
    expect(await keptAlive).toMatchObject({ body: "halfhalf", connection: "close" });
    await expect(ask("/late")).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    expect(await slow).toMatchObject({ body: "halfhalf" });
    expect(await ended).toEqual([0, null]);
  });

  it.skipIf(process.platform === "win32")(
    "does so too when npm’s shell dies of the signal",
    async () => {
      child.kill("SIGKILL");
      const command = `"${process.execPath}" --import tsx "${PROGRAM}"; true`;
      await start("sh", ["-c", command], { npm_lifecycle_event: "start" });
      const whole = once(child.stdout as Readable, "end");
      const answered = [ask("/late"), ask("/early")];
      await vi.waitFor(() => expect(output.match(/begun/g)).toHaveLength(2), { timeout: 10_000 });
      child.kill("SIGTERM");
      for (const answer of answered) expect(await answer).toMatchObject({ body: "halfhalf" });
      await whole;
      expect(output.endsWith("closed\n")).toBe(true);
    },
  );

  it("takes connections until a balancer knows of it, and tells each to ask no more", async () => {
    child.kill("SIGKILL");
    await start(process.execPath, ["--import", "tsx", PROGRAM], { BEFORE_CLOSING: "1500" });
    child.kill("SIGTERM");
    expect(await ask("/late")).toEqual({ body: "halfhalf", connection: "close" });
    await vi.waitFor(() => expect(ask("/late")).rejects.toThrow(/ECONNREFUSED|ECONNRESET/), {
      timeout: 5_000,
    });
    expect(await ended).toEqual([0, null]);
  });

  it("does not wait for a connection on which nothing is asked", async () => {
    const agent = new Agent({ keepAlive: true });
    await ask("/late", agent);
    const began = performance.now();
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
