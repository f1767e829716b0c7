import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract, type Header } from "tar-stream";

/** Data folders and backups left by versions, by their day (`programs/leave-folder.ts`). */
export const LEFT_FOLDERS = join(import.meta.dirname, "left-folders");

export async function unpackLeftFolder(day: string, dataDir: string): Promise<void> {
  const archive = extract();
  const file = createReadStream(join(LEFT_FOLDERS, day, "folder.tar.br"));
  const unpacked = pipeline(file, createBrotliDecompress(), archive);
  type Entry = AsyncIterable<Uint8Array> & { header: Header };
  for await (const entry of archive as AsyncIterable<Entry>) {
    const path = join(dataDir, entry.header.name);
    const isFolder = entry.header.type === "directory";
    await mkdir(isFolder ? path : dirname(path), { recursive: true });
    if (isFolder) for await (const _ of entry);
    else await pipeline(entry, createWriteStream(path));
  }
  await unpacked;
}
