import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Mark of the library of schemas, which minifying keeps. */
const OF_SCHEMAS = "ZodError";

/**
 * Refuses a build whose browser code has schemas: their library weighs 300 kB, and tries to make
 * code of text, which the policy of the pages forbids. Constants stand beside schemas, not in their
 * files.
 * @param {string} folder of the build
 * @throws Error with the files
 */
export function refuseSchemasInBrowser(folder) {
  const chunks = join(folder, "static", "chunks");
  const wrong = readdirSync(chunks, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(join(chunks, file), "utf8").includes(OF_SCHEMAS));
  if (wrong.length > 0) throw new Error(`Browsers load schemas: ${wrong.join(", ")}`);
}
