import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

export const mediaFolder = (dataDir: string) => join(dataDir, "media");

/**
 * Lists the files of a folder and of its subfolders, in the order of their names; none when there
 * is no such folder. It leaves out anything but plain files, and names that begin with a dot: those
 * were never finished.
 * @returns paths below the folder, with `/` between their steps
 */
export async function* filesBelow(folder: string, path = ""): AsyncGenerator<string> {
  const found = await readdir(join(folder, path), { withFileTypes: true }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
  for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".")) continue;
    const below = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else if (entry.isFile()) yield below;
  }
}

/**
 * Opens a file at its present length.
 * @returns undefined when it was taken away since it was listed
 */
export async function openAsItIs(path: string) {
  const file = await open(path, "r").catch((error) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { size } = await file.stat();
  const chunks = async function* () {
    for (let left = size; left > 0; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(left, 65_536)));
      if (bytesRead === 0) throw new Error(`${path} has become shorter while it was read`);
      left -= bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  };
  return { size, chunks, close: () => file.close() };
}
