import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { BackupError } from "./backup-error";
import {
  type BackupHeader,
  backupHeaderSchema,
  FORMAT,
  type Manifest,
  type MediaFile,
  manifestSchema,
  partNames,
  type Seal,
} from "./backup-format";
import { isSame, Sealing } from "./sealed";
import { listOf } from "./write-backup";

type Entry = AsyncIterable<Uint8Array> & { header: Header };

/** Receiver of a backup's contents, in the order in which they are read. */
export interface BackupTaker {
  header?(header: BackupHeader): Promise<void>;
  rows?(table: string, lines: string[]): Promise<void>;
  /** @param chunks must be read to their end */
  file?(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Reads a backup from its beginning to its manifest, and compares all of it with its seals. When
 * this fails, the taker has to give up all it took before.
 * @throws BackupError when the file is no backup, is damaged, unfinished, or of a newer form
 */
export async function readBackup(file: string, taker: BackupTaker = {}): Promise<Manifest> {
  const reader = new BackupReader(file, taker);
  const archive = extract();
  try {
    // An error in reading or unpacking ends the archive too, and so the loop below.
    const unpacked = pipeline(createReadStream(file), createGunzip(), archive);
    unpacked.catch(() => undefined);
    for await (const entry of archive as AsyncIterable<Entry>) await reader.take(entry);
    await unpacked;
  } catch (error) {
    if (error instanceof BackupError || reader.isTaking) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new BackupError(`There is no file ${file}`);
    throw new BackupError(`${file} is damaged or unfinished (${message})`, error);
  }
  return reader.manifest();
}

class BackupReader {
  /** True while the taker is at work: an error then is the taker's, not the file's. */
  isTaking = false;
  #header: BackupHeader | undefined;
  #manifest: Manifest | undefined;
  readonly #tables = new Map<string, { rows: number; parts: number; sealing: Sealing }>();
  #files: MediaFile[] = [];
  readonly #lists: Seal[] = [];
  #fileCount = 0;

  constructor(
    private readonly file: string,
    private readonly taker: BackupTaker,
  ) {}

  /** Returns the manifest, once all parts before it were found to match it. */
  manifest(): Manifest {
    if (!this.#manifest) throw this.#broken("it has no manifest");
    return this.#manifest;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    if (this.#manifest) throw this.#broken(`${name} comes after the manifest`);
    if (!this.#header) return this.#takeHeader(name, entry);
    const [kind = "", ...path] = name.split("/");
    if (kind === "tables" && path.length === 2) return this.#takeRows(path[0] ?? "", entry);
    if (kind === "media") return this.#takeFile(path.join("/"), entry);
    if (kind === "media-lists") return this.#takeList(entry);
    if (name === partNames.manifest) return this.#takeManifest(entry);
    throw this.#broken(`${name} is unknown`);
  }

  async #takeHeader(name: string, entry: Entry): Promise<void> {
    if (name !== partNames.header) throw new BackupError(`${this.file} is no backup of this site`);
    const content = parsed(await bytesOf(entry));
    const { format } = (content ?? {}) as { format?: unknown };
    if (typeof format === "number" && format > FORMAT) {
      throw new BackupError(
        `${this.file} was made by a newer version of the site: install that one, and restore with it`,
      );
    }
    const header = backupHeaderSchema.safeParse(content);
    if (!header.success) throw this.#broken("its first part cannot be read");
    this.#header = header.data;
    await this.#give(this.taker.header?.(header.data));
  }

  async #takeRows(table: string, entry: Entry): Promise<void> {
    const known = this.#tables.get(table) ?? { rows: 0, parts: 0, sealing: new Sealing() };
    this.#tables.set(table, known);
    known.parts += 1;
    const { name } = entry.header;
    if (name !== partNames.table(table, known.parts)) throw this.#broken(`${name} is out of order`);
    const content = await bytesOf(entry);
    known.sealing.add(content);
    const lines = content.toString("utf8").split("\n").slice(0, -1);
    known.rows += lines.length;
    await this.#give(this.taker.rows?.(table, lines));
  }

  async #takeFile(path: string, entry: Entry): Promise<void> {
    // Such a path would be written elsewhere than below its folder.
    const isBelow = path.split("/").every((step) => !["", ".", ".."].includes(step));
    if (!isBelow || /[\\\0]/.test(path)) throw this.#broken(`${path} is no path of a file`);
    const sealing = new Sealing();
    const passing = async function* () {
      for await (const chunk of entry) {
        sealing.add(chunk);
        yield chunk;
      }
    };
    const chunks = passing();
    if (this.taker.file) await this.#give(this.taker.file(path, chunks));
    else for await (const _ of chunks);
    this.#files.push({ path, ...sealing.seal() });
    this.#fileCount += 1;
  }

  async #takeList(entry: Entry): Promise<void> {
    const content = await bytesOf(entry);
    if (!content.equals(listOf(this.#files))) throw this.#broken("a media file is not as it was");
    this.#files = [];
    const sealing = new Sealing();
    sealing.add(content);
    this.#lists.push(sealing.seal());
  }

  async #takeManifest(entry: Entry): Promise<void> {
    const read = manifestSchema.safeParse(parsed(await bytesOf(entry)));
    if (!read.success) throw this.#broken("its manifest cannot be read");
    const { tables, mediaLists, mediaFiles } = read.data;
    for (const [name, { rows, ...seal }] of Object.entries(tables)) {
      const found = this.#tables.get(name) ?? { rows: 0, sealing: new Sealing() };
      if (found.rows !== rows || !isSame(found.sealing.seal(), seal)) {
        throw this.#broken(`the rows of ${name} are not as they were`);
      }
    }
    for (const name of this.#tables.keys()) {
      if (!tables[name]) throw this.#broken(`its manifest knows no ${name}`);
    }
    const areListsSame =
      mediaLists.length === this.#lists.length &&
      mediaLists.every((list, index) => isSame(list, this.#lists[index]));
    if (!areListsSame || this.#files.length > 0 || this.#fileCount !== mediaFiles) {
      throw this.#broken("its media files are not as they were");
    }
    this.#manifest = read.data;
  }

  async #give(taken: Promise<void> | undefined): Promise<void> {
    this.isTaking = true;
    await taken;
    this.isTaking = false;
  }

  #broken(how: string): BackupError {
    return new BackupError(`${this.file} is damaged or unfinished (${how})`);
  }
}

async function bytesOf(entry: Entry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Parses a part's JSON; undefined when it is none. */
function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString("utf8"));
  } catch {
    return undefined;
  }
}
