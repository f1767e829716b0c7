import {
  closeSync,
  cpSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, relative } from "node:path";
import { FlushedFiles } from "@/platform/db/flushed-files";

type Filesystem = Parameters<FlushedFiles["extend"]>[0];
type Operation = (...call: never[]) => unknown;

/** File or folder as Emscripten knows it. */
interface Node {
  name: string;
}

interface OpenFile {
  nfd: number;
  node: Node;
}

interface Written {
  at: number;
  bytes: number;
}

/**
 * Files of the embedded database, and beside them the content that a disk is sure to have: names
 * and lengths as they are, contents as they were last flushed. Later writes are dropped by a power
 * cut, or some of them are: a disk keeps its own order.
 */
export class PowerCutFiles extends FlushedFiles {
  readonly #unflushed = new Map<string, Written[]>();
  #flushes = 0;
  #isCut = false;

  /**
   * @param folder of a database that is closed
   * @param disk place of the folder as the disk has it; must not be there
   * @param isFlushed false for files that are never flushed, as Emscripten's own
   */
  constructor(
    private readonly folder: string,
    private readonly disk: string,
    private readonly isFlushed: boolean,
  ) {
    super(folder);
    cpSync(folder, disk, { recursive: true });
  }

  get flushes(): number {
    return this.#flushes;
  }

  /**
   * Leaves the disk as a power cut does; later writes of the database do not reach it.
   * @param isKept draws for each unflushed write whether it has reached the disk
   */
  cutPower(isKept: () => boolean): void {
    for (const [path, writes] of this.#unflushed) {
      for (const written of writes) if (isKept()) this.#reach(path, written);
    }
    this.#isCut = true;
  }

  protected override extend(files: Filesystem): void {
    super.extend(files);
    const { stream_ops, node_ops, realPath } = files as unknown as {
      stream_ops: Record<"write" | "fsync" | "setattr", Operation>;
      node_ops: Record<"mknod" | "rename" | "unlink" | "rmdir" | "setattr", Operation>;
      realPath(node: Node): string;
    };
    const pathOf = (node: Node) => relative(this.folder, realPath(node));
    const within = (parent: Node, name: string) => join(pathOf(parent), name);

    this.#after(stream_ops, "write", (count: number, file: OpenFile, ...rest: number[]) => {
      const [, , , at = 0] = rest;
      const path = pathOf(file.node);
      const writes = this.#unflushed.get(path) ?? [];
      writes.push({ at, bytes: count });
      this.#unflushed.set(path, writes);
      this.#lengthen(path, at + count);
    });
    this.#after(stream_ops, "fsync", (_: number, { node }: OpenFile) => {
      this.#flushes += 1;
      if (!this.isFlushed) return;
      const path = pathOf(node);
      for (const written of this.#unflushed.get(path) ?? []) this.#reach(path, written);
      this.#unflushed.delete(path);
    });
    const resize = (path: string, size?: number) => {
      if (size === undefined) return;
      const file = openSync(join(this.disk, path), "r+");
      ftruncateSync(file, size);
      closeSync(file);
    };
    this.#after(
      stream_ops,
      "setattr",
      (_: undefined, { node }: OpenFile, { size }: { size?: number }) => resize(pathOf(node), size),
    );
    this.#after(node_ops, "setattr", (_: undefined, node: Node, { size }: { size?: number }) =>
      resize(pathOf(node), size),
    );
    this.#after(node_ops, "mknod", (_: Node, parent: Node, name: string, mode: number) => {
      const path = join(this.disk, within(parent, name));
      if ((mode & 0o170000) === 0o040000) mkdirSync(path);
      else closeSync(openSync(path, "w"));
      this.#unflushed.delete(within(parent, name));
    });
    this.#after(node_ops, "unlink", (_: undefined, parent: Node, name: string) => {
      rmSync(join(this.disk, within(parent, name)));
      this.#unflushed.delete(within(parent, name));
    });
    this.#after(node_ops, "rmdir", (_: undefined, parent: Node, name: string) =>
      rmdirSync(join(this.disk, within(parent, name))),
    );
    const { rename } = node_ops;
    node_ops.rename = ((node: Node, folder: Node, name: string) => {
      const [from, to] = [pathOf(node), within(folder, name)];
      rename(...([node, folder, name] as never[]));
      if (this.#isCut) return;
      renameSync(join(this.disk, from), join(this.disk, to));
      const writes = this.#unflushed.get(from);
      this.#unflushed.delete(from);
      if (writes) this.#unflushed.set(to, writes);
      else this.#unflushed.delete(to);
    }) as Operation;
  }

  /** Gives a file its present length on the disk, with nothing in its unflushed part. */
  #lengthen(path: string, size: number): void {
    const file = openSync(join(this.disk, path), "r+");
    if (fstatSync(file).size < size) ftruncateSync(file, size);
    closeSync(file);
  }

  #reach(path: string, { at, bytes }: Written): void {
    const content = Buffer.alloc(bytes);
    const from = openSync(join(this.folder, path), "r");
    const count = readSync(from, content, 0, bytes, at);
    closeSync(from);
    const to = openSync(join(this.disk, path), "r+");
    writeSync(to, content, 0, count, at);
    closeSync(to);
  }

  /** Tells `follow` of an operation's answer and arguments, as long as there is power. */
  #after<Name extends string>(
    operations: Record<Name, Operation>,
    name: Name,
    follow: (answer: never, ...call: never[]) => void,
  ): void {
    const operation = operations[name];
    operations[name] = ((...call: never[]) => {
      const answer = operation(...call);
      if (!this.#isCut) follow(answer as never, ...call);
      return answer;
    }) as Operation;
  }
}
