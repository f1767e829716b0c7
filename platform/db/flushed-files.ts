import { type Dirent, fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { START_PARAMS } from "./mortal-pglite";
import { OF_OTHERS } from "./private-files";

/** Open file as Emscripten hands it to a file system; `nfd` is the file's number in Node. */
interface OpenFile {
  nfd: number;
}

/** Makes a file or a folder, by its kind and mode. */
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown;

interface NodeFilesystem {
  node_ops: { mknod: MakeNode };
  /** Changes attributes of a file, its mode among others. */
  doSetAttr(path: string, node: unknown, attr: { mode?: number }, ...calls: unknown[]): void;
  stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/** Step that runs before the database does, and is given its module. */
type PreRun = (module: { NODEFS: unknown }) => void;

/**
 * Files of the embedded database, flushed to the disk whenever it asks for that, and readable by
 * their owner alone. Emscripten's own file system answers such a call and does nothing
 * (docs/adr/0039), and knows no umask.
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
      // Its errors become the one that PostgreSQL knows: it ends, and does not go on unflushed.
      files.tryFSOperation(() => fsyncSync(nfd));
      return 0;
    };
  }
}

/**
 * Start parameters that let PostgreSQL flush. PGlite turns flushing off (`-F`), and PostgreSQL's
 * choice for Linux would be `fdatasync`, a call that Emscripten hands to no file system.
 */
export const FLUSHING_PARAMS = [
  ...START_PARAMS.filter((param) => param !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Flushes all files of a folder, and their names, to the disk. */
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

/** Flushes the names in a folder to the disk; Windows knows no such call. */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform !== "win32") await flushPath(folder, "r");
}

async function flushPath(path: string, flags: string): Promise<void> {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
}
