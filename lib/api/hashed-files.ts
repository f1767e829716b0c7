/** Pages and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.hashed-files");
type Holder = { [KEY]?: ReadonlyMap<string, string> };

/** The path of a file that is served as it is, in a text: `/media/72/contact.webp`. */
const FILE_PATH = /\/(?:media|fonts)\/[\w./-]+/g;

/**
 * Gives the pages the names that browsers may keep: by a file's path, its path with a hash.
 * @param files undefined where they are not known, as before the first call
 */
export function provideHashedFiles(files: ReadonlyMap<string, string> | undefined): void {
  if (files) (globalThis as Holder)[KEY] = files;
  else delete (globalThis as Holder)[KEY];
}

/** The path under which a file may be kept for good; its own where none is known, as at build. */
export const hashedPath = (path: string): string => (globalThis as Holder)[KEY]?.get(path) ?? path;

/** A text, such as an answer of the provider, with every file under the name that may be kept. */
export const withHashedPaths = (text: string): string => text.replace(FILE_PATH, hashedPath);

/** The path by which the file is kept in the site's folder, of a path that `hashedPath` gave. */
export function plainPath(path: string): string {
  const files = [...((globalThis as Holder)[KEY] ?? [])];
  return files.find(([, hashed]) => hashed === path)?.[0] ?? path;
}

/** False for a file that the site's folder does not have; true while that is not known. */
export function isKnownFile(path: string): boolean {
  const files = (globalThis as Holder)[KEY];
  return !files || files.has(plainPath(path));
}
