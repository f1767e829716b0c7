import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";

/**
 * Opens a folder of values that are costly to make. Those asked for longest ago are deleted when
 * all together take more than `maxBytes`. Several processes may share the folder.
 *
 * @template Value a value that `node:v8` can write down
 * @param {string} folder
 * @param {number} maxBytes
 */
export function openPictureStore(folder, maxBytes) {
  mkdirSync(folder, { recursive: true });
  const fileOf = (/** @type {string} */ name) => join(folder, name);
  /** @type {LRUCache<string, number>} */
  const sizes = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === "evict") void rm(fileOf(name), { force: true });
    },
  });
  const kept = readdirSync(folder).map((name) => ({ name, file: statSync(fileOf(name)) }));
  for (const { name, file } of kept.toSorted((a, b) => a.file.mtimeMs - b.file.mtimeMs)) {
    sizes.set(name, file.size);
  }

  return {
    /**
     * @param {string} key
     * @returns {Promise<Value | undefined>} undefined as well for a file that cannot be read
     */
    async read(key) {
      const name = nameOf(key);
      try {
        const bytes = await readFile(fileOf(name));
        sizes.set(name, bytes.length);
        return /** @type {Value} */ (deserialize(bytes));
      } catch {
        return undefined;
      }
    },

    /**
     * @param {string} key
     * @param {Value} value
     */
    async write(key, value) {
      const name = nameOf(key);
      const bytes = serialize(value);
      // A reader finds all of it or nothing.
      const unfinished = fileOf(`${name}-${randomUUID()}`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, fileOf(name));
      sizes.set(name, bytes.length);
    },
  };
}

/** @param {string} key */
const nameOf = (key) => createHash("sha256").update(key).digest("hex");
