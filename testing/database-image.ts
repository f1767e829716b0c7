import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { MemoryFS, type PGlite } from "@electric-sql/pglite";

interface DatabaseImage {
  folders: string[];
  files: [path: string, content: Uint8Array][];
}

/** Part of Emscripten's file system that PGlite has; a folder's names include "." and "..". */
interface FileSystem {
  readdir(folder: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
  readFile(path: string): Uint8Array;
  mkdirTree(folder: string): void;
  /** @param options.canOwn keeps `content` itself as the file's, and no copy of it */
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

const FOLDER = "/pglite/data";

/** Databases from which PostgreSQL makes others: unused here, and half of all files. */
const TEMPLATES = /^base\/[14]$/;

/** Copies an embedded database in memory as it is, in one piece. */
export async function makeImage(database: PGlite): Promise<Uint8Array> {
  await database.query("CHECKPOINT");
  const fileSystem = fileSystemOf(database);
  const image: DatabaseImage = { folders: [], files: [] };
  const readFolder = (folder: string) => {
    image.folders.push(folder);
    for (const name of fileSystem.readdir(`${FOLDER}/${folder}`)) {
      if (name === "." || name === "..") continue;
      const path = folder === "" ? name : `${folder}/${name}`;
      const { mode } = fileSystem.stat(`${FOLDER}/${path}`);
      if (!fileSystem.isDir(mode))
        image.files.push([path, fileSystem.readFile(`${FOLDER}/${path}`)]);
      else if (!TEMPLATES.test(path)) readFolder(path);
    }
  };
  readFolder("");
  return serialize(image);
}

/**
 * Files of a database in memory that begins as an image of another one. PGlite would read an
 * archive of these, and copy each file several times: most of the work of opening one.
 */
export class ImageFiles extends MemoryFS {
  readonly #image: Uint8Array;

  /** @param image as `makeImage` made it */
  constructor(image: Uint8Array) {
    super();
    this.#image = image;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error("There is no database to give the files to");
    const fileSystem = fileSystemOf(this.pg);
    const { folders, files }: DatabaseImage = deserialize(this.#image);
    for (const folder of folders) fileSystem.mkdirTree(`${FOLDER}/${folder}`);
    for (const [path, content] of files) {
      fileSystem.writeFile(`${FOLDER}/${path}`, content, { canOwn: true });
    }
  }
}

export async function unpackImage(image: Uint8Array, folder: string): Promise<void> {
  const { folders, files }: DatabaseImage = deserialize(image);
  for (const path of folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  for (const [path, content] of files) await writeFile(join(folder, path), content);
}

const fileSystemOf = ({ Module }: PGlite): FileSystem => Module.FS;
