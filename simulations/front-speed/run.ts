import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end } from "@/e2e/support/start-program";
import { say } from "@/simulations/proof-run";
import { PORTS, startBareServer, startNextAlone, startSite, urlOf } from "./front-servers";
import { speedOf, speedsInTurns } from "./speed-of";

/** Targets, and the least part of the bare server's speed that each must have. */
const TARGETS = [
  { name: "the home page", path: "/", least: 0.5 },
  { name: "the English home page", path: "/en", least: 0.5 },
  { name: "GET /api/parameter", path: "/api/parameter", least: 0.3 },
  { name: "an unknown path", path: "/nowhere/at/all", least: 0.5 },
];

const folder = mkdtempSync(join(tmpdir(), "front-speed-"));

let isSlow = false;
const site = await startSite(folder);
try {
  for (const { name, path, least } of TARGETS) {
    const url = urlOf(PORTS.site) + path;
    const bare = await startBareServer({ url });
    const [, ours] = await speedsInTurns([{ url: urlOf(PORTS.bare) }, { url }]);
    bare.kill();
    const { speed, ratio } = ours ?? { speed: 0, ratio: 0 };
    isSlow ||= ratio < least;
    say(`${name}: ${speed} a second, ${ratio.toFixed(2)} of a bare server (${least})`);
  }
} finally {
  await end(site);
}

// Its database is the one that the site has made.
cpSync(join(folder, "site"), join(folder, "next"), { recursive: true });
const next = await startNextAlone(folder);
try {
  const url = urlOf(PORTS.next);
  await fetch(url);
  say(`the home page by Next alone: ${Math.round(await speedOf({ url }))} a second`);
} finally {
  await end(next);
  rmSync(folder, { recursive: true, force: true });
}
if (isSlow) throw new Error("Slower than it must be");
