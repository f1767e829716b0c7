import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { flushNames } from "@/platform/db/flushed-files";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "@/platform/db/private-files";
import { type MediaKey, type MediaStore, MediaUnreachable } from "./media-store";

/**
 * Keeps files in a folder, with a folder for each site. A file gets its name once it is whole and
 * on the disk, so that a reader always finds all of it, also after a power cut.
 */
export function folderStore(folder: string): MediaStore {
  const pathOf = ({ idSite, name }: MediaKey) => join(folder, String(idSite), name);
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      await orUnreachable(async () => {
        // The same name has the same content.
        if ((await stat(path).catch(orNone))?.size === content.length) return;
        await writeWhole(path, content);
      });
    },
    read: (key) => orUnreachable(() => readFile(pathOf(key)).catch(orNone)),
    readPart: (key, { from, length }) =>
      orUnreachable(async () => {
        const file = await open(pathOf(key)).catch(orNone);
        if (!file) return undefined;
        try {
          const { size: total } = await file.stat();
          const content = Buffer.alloc(Math.max(0, Math.min(length, total - from)));
          await file.read(content, 0, content.length, from);
          return { content, total };
        } finally {
          await file.close();
        }
      }),
    remove: (key) => orUnreachable(() => rm(pathOf(key), { force: true })),
  };
}

/** Writes a file beside its place and moves it there; two writers at once write the same. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (created) await flushNames(dirname(folder));
  // A name that begins with a dot is in no backup (`filesBelow`).
  const unfinished = join(folder, `.${randomBytes(12).toString("hex")}.unfinished`);
  try {
    const file = await open(unfinished, "wx", PRIVATE_FILE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await flushNames(folder);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function orNone(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

async function orUnreachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new MediaUnreachable("The folder of media cannot be used", { cause: error });
  }
}
