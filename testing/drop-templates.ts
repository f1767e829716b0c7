import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runOn } from "./fresh-database-url";

/** Drops the template databases (`template-database.ts`) of a run with this folder. */
export async function dropTemplates(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith(".server")) continue;
    const server = await readFile(join(folder, file), "utf8");
    await runOn(server, `DROP DATABASE IF EXISTS ${file.replace(".server", "")}`);
  }
}
