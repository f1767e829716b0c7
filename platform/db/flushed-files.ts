import { type Dirent, fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { START_PARAMS } from "./mortal-pglite";
import { OF_OTHERS } from "./private-files";

/** What Emscripten hands to a file system's operations; `nfd` is the file's number in Node. */
interface OpenFile {
  nfd: number;
}

/** Makes a file or a folder, by its kind and mode. */
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown;

interface NodeFilesystem {
  node_ops: { mknod: MakeNode };
  /** Changes what is said of a file, by `chmod` among others. */
  doSetAttr(path: string, node: unknown, attr: { mode?: number }, ...calls: unknown[]): void;
  stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/** What runs before the database does, and is given its module. */
type PreRun = (module: { NODEFS: unknown }) => void;

/**
 * The embedded database's files, flushed to the disk whenever it asks for that, and their owner's alone.
 * Emscripten's own answers such a call and does nothing (docs/adr/0039), and knows no umask.
 */
export class FlushedFiles extends NodeFS {
  override async init(...call: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...call);
    const preRun: PreRun = ({ NODEFS }) => this.extend(NODEFS as NodeFilesystem);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [preRun, ...(emscriptenOpts.preRun ?? [])] },
    };
  }

  protected extend(files: NodeFilesystem): void {
    const { mknod } = files.node_ops;
    const { doSetAttr } = files;
    files.doSetAttr = (path, node, attr, ...calls) => {
      const { mode } = attr;
      const own = mode === undefined ? attr : { ...attr, mode: mode & ~OF_OTHERS };
      doSetAttr(path, node, own, ...calls);
    };
    files.node_ops.mknod = (parent, name, mode, device) =>
      mknod(parent, name, mode & ~OF_OTHERS, device);
    files.stream_ops.fsync = ({ nfd }) => {
      // What it throws becomes the error that PostgreSQL knows: it ends, and does not go on unflushed.
      files.tryFSOperation(() => fsyncSync(nfd));
      return 0;
    };
  }
}

/**
 * PGlite turns flushing off (`-F`), and PostgreSQL's choice for Linux would be `fdatasync`, a call
 * that no file system of Emscripten is handed.
 */
export const FLUSHING_PARAMS = [
  ...START_PARAMS.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Has the disk keep all files of a folder, and their names. */
export async function flushFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const flush = async (entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushFolder(path);
    else if (entry.isFile()) await flushPath(path, "r+");
  };
  // The disk takes many at once in the time of a few.
  await Promise.all(entries.map(flush));
  await flushNames(folder);
}

/** Has the disk keep the names in a folder; Windows knows no such call. */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform !== "win32") await flushPath(folder, "r");
}

async function flushPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
