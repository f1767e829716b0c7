import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { demoSites } from "@/demonstration/sites";
import { end, startProgram } from "@/e2e/support/start-program";
import type { Change } from "@/lib/contract/change";
import { announceTo } from "@/simulations/announced-change";
import { memoryOf, processorTime } from "@/simulations/processor-time";
import { seedFolder } from "@/testing/seed-folder";
import { fillSite } from "./fill-site";

const SITE_ID = 73;
const PASSWORD = "demonstration-only";
const MEMBER = { email: "member@73.example", password: PASSWORD };
const SECRET = "of the proof alone, and long enough for it";

/** Offset of the port at which a site is told to collect, from the site's own. */
const COLLECTOR_OFFSET = 100;

/** Milliseconds in which a quiet process has used less than one of a processor. */
const QUIET = 15;

/** Most looks whether it is quiet: work that it began, as sweeping memory, is over by then. */
const LOOKS = 40;

interface Asked {
  status?: number;
  isMember?: boolean;
}

/** Estate of a size, served by a process of its own. */
export interface SizedSite {
  size: number;
  sheets: string[];
  /**
   * Measures the milliseconds of a processor to answer all of these paths, one after the other.
   * @throws Error for another status
   */
  costOf(paths: string[], asked?: Asked): Promise<number>;
  /** Makes it collect its garbage. @returns milliseconds of a processor that this takes */
  collect(): Promise<number>;
  read(path: string): Promise<string>;
  /** Tells the site of a change, so that pages made before it are made anew. */
  announce(change: Change): Promise<void>;
  /** Cost of its start on this existing folder, until it was ready. */
  start: { megabytes: number; processorSeconds: number };
  /** Returns the megabytes that its process holds. */
  memory(): number;
  end(): Promise<void>;
}

export async function startSizedSite(
  folder: string,
  size: number,
  port: number,
): Promise<SizedSite> {
  const dataDir = join(folder, String(size));
  const database = await seedFolder(dataDir, demoSites, PASSWORD);
  await fillSite(database.everySite, SITE_ID, size);
  await database.close();

  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: "127.0.0.1",
    SITE_ID: String(SITE_ID),
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    DEMO_PASSWORD: PASSWORD,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    REVALIDATE_SECRET: SECRET,
  };
  const collector = port + COLLECTOR_OFFSET;
  // Collecting so often would throw away code that a page needs again.
  const flags = ["--expose-gc", "--no-flush-bytecode"];
  const child = await startProgram(
    [...flags, "--import", "./simulations/size/collect-when-asked.mjs", "scripts/start.mjs"],
    { ...settings, COLLECTOR_PORT: String(collector) },
    `${url}/ready`,
  );
  const pid = child.pid ?? 0;
  const start = { megabytes: memoryOf(pid), processorSeconds: processorTime(pid) / 1000 };
  const cookie = await logIn(url);
  const products = await fetch(`${url}/api/product/address?nbItem=100`);
  const { data } = (await products.json()) as {
    data: { addresses: { paths: { fr_FR: string } }[] };
  };
  return {
    size,
    start,
    sheets: data.addresses.map(({ paths }) => paths.fr_FR),
    costOf: async (paths, { status = 200, isMember = false } = {}) => {
      const headers = { "accept-encoding": "br", ...(isMember && { cookie }) };
      const before = processorTime(pid);
      for (const path of paths) {
        const answer = await fetch(url + path, { headers, redirect: "manual" });
        await answer.arrayBuffer();
        if (answer.status !== status)
          throw new Error(`${path} answers ${answer.status} at ${size}`);
      }
      await quiet(pid);
      return processorTime(pid) - before;
    },
    collect: async () => {
      const before = processorTime(pid);
      await fetch(`http://127.0.0.1:${collector}`);
      await quiet(pid);
      return processorTime(pid) - before;
    },
    read: async (path) => (await fetch(url + path)).text(),
    announce: async (change) => {
      await announceTo(url, SECRET, change);
      await quiet(pid);
    },
    memory: () => memoryOf(pid),
    end: () => end(child),
  };
}

/** Waits until a process does nothing but wait. */
async function quiet(pid: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const before = processorTime(pid);
    await setTimeout(QUIET);
    if (processorTime(pid) - before < 1) return;
  }
}

/** Logs in a member of the estate, and returns the cookies. */
async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify(MEMBER),
  });
  if (!answer.ok) throw new Error(`Nobody is logged in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return cookies.join("; ");
}
