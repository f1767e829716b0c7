import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folders of `public` with files that pages show, and browsers keep. */
const KEPT_FOLDERS = ["consent", "fonts", "media", "pencil"];

/**
 * Maps the files of `public` that browsers may keep: the path of each to the same path with a hash
 * of its content before the extension, as `next.config.ts` reads it
 * (`/media/72/car.0123456789ab.webp`).
 * @returns {Map<string, string>}
 */
export function hashFiles(publicFolder = "public") {
  return new Map(
    KEPT_FOLDERS.filter((folder) => existsSync(join(publicFolder, folder))).flatMap((folder) =>
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
