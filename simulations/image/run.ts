import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { end, startProgram } from "@/e2e/support/start-program";
import { say } from "@/simulations/proof-run";
import { readDockerfile } from "./dockerfile";

/**
 * Builds as the image does, without Docker: in an empty folder, with the Dockerfile's copied files
 * and nothing else, by the same commands; then starts the site there as the image does.
 */
const PORT = 4107;
const folder = mkdtempSync(join(tmpdir(), "image-"));
const ignored = /\.test\.tsx?$|^platform\/testing|^scripts\/(pictures|gazetteer)|^public\/fonts/;
const environment = {
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
};

try {
  const build = readDockerfile(readFileSync("Dockerfile", "utf8")).find(
    ({ name }) => name === "build",
  );
  if (!build) throw new Error("There is no stage named build");
  for (const step of build.steps) {
    if ("run" in step) {
      say(step.run);
      const run = step.run.replaceAll("/site/", `${folder}/`);
      execFileSync("sh", ["-c", run], { cwd: folder, env: environment, stdio: "inherit" });
      continue;
    }
    for (const path of step.copy) {
      const isFolder = step.to.endsWith(basename(path)) && !step.to.endsWith("/");
      cpSync(path, isFolder ? join(folder, step.to) : join(folder, step.to, basename(path)), {
        recursive: true,
        filter: (from) => !ignored.test(relative(".", from)),
      });
    }
  }
  const url = `http://127.0.0.1:${PORT}`;
  const data = join(folder, "data");
  const settings = { PORT: String(PORT), HOST: "127.0.0.1", DATA_DIR: data, DATABASE_URL: "" };
  const home = process.cwd();
  process.chdir(folder);
  const site = await startProgram(["scripts/start.mjs"], settings, `${url}/robots.txt`);
  process.chdir(home);
  try {
    for (const path of ["/", "/en", "/api/parameter"]) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      say(`${path} answers ${status}`);
    }
  } finally {
    await end(site);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
