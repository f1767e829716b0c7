import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders of `public` whose files pages show, and browsers keep. */
const KEPT_FOLDERS = ["media", "fonts"];

/**
 * The files of `public` that browsers may keep: by the path of each, the same with a hash of what is
 * in it before its ending, as `next.config.ts` reads it (`/media/72/car.0123456789ab.webp`).
 * @returns {Map<string, string>}
 */
export function hashFiles(publicFolder = "public") {
  return new Map(
    KEPT_FOLDERS.flatMap((folder) =>
      readdirSync(join(publicFolder, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          const path = `/${file.slice(publicFolder.length + 1)}`;
          const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
          return /** @type {const} */ ([path, path.replace(/(\.\w+)$/, `.${hash}$1`)]);
        }),
    ),
  );
}
