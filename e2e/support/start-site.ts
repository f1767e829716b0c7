import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEST_NODE_FLAGS } from "@/scripts/test-node-flags.mjs";
import { clockFile, siteTime } from "./site-time";
import { end, startProgram } from "./start-program";

/** Folder in which the keeper of the sites puts the seed of their databases. */
const SEEDED = `${process.env.E2E_DATA_DIR}-seeded`;

/**
 * Keeps the content of a new site's database, as the first one has made it: the next ones begin
 * with that, which saves them a third of the work. Nobody may write into the first one meanwhile.
 */
export function keepSeeded(): () => void {
  // A socket cannot be copied: by it the running site hands out copies of its database.
  const filter = (path: string) => !path.endsWith(".sock");
  cpSync(process.env.E2E_DATA_DIR ?? "", SEEDED, { recursive: true, filter });
  return () => rmSync(SEEDED, { recursive: true, force: true });
}

/** Site that was started for a test, and the way to end it. */
export interface StartedSite {
  url: string;
  /** Folder of its data and its clock. */
  folder: string;
  moveTo(at: Date): void;
  end(): Promise<void>;
}

/**
 * Starts a site of the data at a port of this machine, on a database of its own unless `settings`
 * (as `.env.example` has them) name one.
 */
export async function startSite(
  id: number,
  port: number,
  settings: Record<string, string> = {},
): Promise<StartedSite> {
  const folder = mkdtempSync(join(tmpdir(), `site-${id}-e2e-`));
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(clockFile(folder), "0");
  if (existsSync(SEEDED)) cpSync(SEEDED, join(folder, "data"), { recursive: true });
  const program = await startProgram(
    [...TEST_NODE_FLAGS, "scripts/start.mjs"],
    {
      SITE_ID: String(id),
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      DEMO_PASSWORD: "demonstration-only",
      RATE_LIMIT_FACTOR: "1000",
      SITE_URL: url,
      CLOCK_SHIFT_FILE: clockFile(folder),
      LOG_LEVEL: "error",
      ...settings,
    },
    `${url}/robots.txt`,
  );
  return {
    url,
    folder,
    moveTo: siteTime(folder).moveTo,
    end: async () => {
      await end(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
