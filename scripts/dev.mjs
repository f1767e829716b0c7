import { fork } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./install.mjs";

/**
 * Runs `npm run dev`: the site with hot reload. Next reloads the modules of pages; those of the
 * provider and the server are loaded once by their process, which is started anew when a file of it
 * changes.
 */
const FOLDERS = ["demonstration", "lib/contract", "lib/rules", "platform", "server"];

/** Tests, and hidden files. */
const NOT_OF_IT = /\.test\.tsx?$|(?:^|\/)\./;

/** Milliseconds in which an editor, or git, has written all its files. */
const SETTLED = 150;

await installPackages({ dev: true, build: true });
const { register } = await import("tsx/esm/api");
register();
const { onEnd } = await import("../platform/http/graceful-stop.ts");

/** @type {import("node:child_process").ChildProcess | undefined} */
let site;
let isEnding = false;
let hasServed = false;
/** File that has changed since the site was started. */
let changed = "";

function start() {
  changed = "";
  site = fork("scripts/start.mjs", ["--dev"]);
  site.once("message", () => {
    hasServed = true;
  });
  site.once("exit", (code) => {
    site = undefined;
    if (isEnding || !hasServed) process.exit(code ?? (isEnding ? 0 : 1));
    if (changed) start();
    else console.log("The site has ended: it is started again when a file changes");
  });
}

/** @param {string} file */
function startAnew(file) {
  if (isEnding || changed) return;
  changed = file;
  setTimeout(() => {
    console.log(`${file} has changed: the site is started anew`);
    // As with Ctrl-C, pending requests are answered, and the database closed.
    if (site) site.kill("SIGINT");
    else start();
  }, SETTLED);
}

for (const folder of FOLDERS) {
  watch(folder, { recursive: true }, (_, name) => {
    const file = join(folder, name ?? "");
    if (!NOT_OF_IT.test(file)) startAnew(file);
  });
}
onEnd((signal = "SIGTERM") => {
  isEnding = true;
  if (site) site.kill(signal);
  else process.exit(0);
});
start();
