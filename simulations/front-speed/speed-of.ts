import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { type AskedAgain, BROTLI } from "./front-servers";

const CONNECTIONS = 20;
const SECONDS = 3;
const ROUNDS = 3;

/**
 * Program that asks: wrk where it is installed, else autocannon. The latter is a program of Node
 * like the servers that it asks, and has no time to read more than they send: it shows no
 * difference between fast ones.
 */
export const ASKER = spawnSync("wrk", ["-v"]).error ? "autocannon" : "wrk";

/** Counts the answers to a request in a second; twenty are under way at once, for three seconds. */
export function speedOf({ headers, ...asked }: AskedAgain): Promise<number> {
  const request = { ...asked, headers: { ...BROTLI, ...headers } };
  return ASKER === "wrk" ? speedByWrk(request) : speedByAutocannon(request);
}

async function speedByAutocannon(asked: AskedAgain): Promise<number> {
  const { requests } = await autocannon({
    ...asked,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return requests.average;
}

async function speedByWrk({ url, headers, method, body }: AskedAgain): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "asked-"));
  const script = join(folder, "asked.lua");
  const lines = [`wrk.method = "${method ?? "GET"}"`, `wrk.body = [==[${body ?? ""}]==]`];
  writeFileSync(script, lines.join("\n"));
  const load = ["-t", "1", "-c", String(CONNECTIONS), "-d", `${SECONDS}s`];
  const heads = Object.entries(headers ?? {}).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  try {
    const { stdout } = await promisify(execFile)("wrk", [...load, ...heads, "-s", script, url]);
    const [, speed] = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout) ?? [];
    if (!speed) throw new Error(`wrk does not say how fast ${url} is: ${stdout}`);
    return Number(speed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const middle = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * Asks several servers in turns, so that other work of the machine weighs on all alike.
 * @returns of each its answers in a second, and their ratio to the first one's
 */
export async function speedsInTurns(
  asked: AskedAgain[],
): Promise<{ speed: number; ratio: number }[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const speeds: number[] = [];
    for (const one of asked) speeds.push(await speedOf(one));
    rounds.push(speeds);
  }
  return asked.map((_, index) => ({
    speed: Math.round(middle(rounds.map((speeds) => speeds[index] ?? 0))),
    ratio: middle(rounds.map((speeds) => (speeds[index] ?? 0) / (speeds[0] || 1))),
  }));
}
