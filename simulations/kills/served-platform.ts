import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Envelope } from "@/lib/contract/envelope";

/** Platform as a process of its own, as `npm run platform` starts it. */
export interface ServedPlatform {
  /** @throws when the process does not answer, or dies over it */
  call<T>(
    method: string,
    path: string,
    call?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; answer: Envelope<T> }>;
  /** Ends the process as a power cut to it would: `kill -9`. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds for a start, on a machine that has other things to do. */
const PATIENCE = 120_000;

/** Starts the platform on a folder. @throws Error when it does not come up */
export async function startServedPlatform(folder: string, port: number): Promise<ServedPlatform> {
  const child = spawn(process.execPath, ["scripts/platform.mjs"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_MONTH: "off",
      DATABASE_URL: "",
      SMTP_URL: "",
      RATE_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const call: ServedPlatform["call"] = async (method, path, { body, headers } = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { idSite: "72", "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: (await response.json()) as Envelope<never> };
  };
  await untilItAnswers(child, () => call("GET", "/fare"));
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return { call, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

async function untilItAnswers(child: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  const patience = Date.now() + PATIENCE;
  while (child.exitCode === null && Date.now() < patience) {
    const isUp = await ask().then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await setTimeout(100);
  }
  child.kill("SIGKILL");
  throw new Error(`The platform did not start (${child.exitCode ?? "no answer"})`);
}
