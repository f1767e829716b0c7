/** Pages and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.hashed-files");
type Holder = { [KEY]?: ReadonlyMap<string, string> };

/** Path of a file that is served as it is, inside a text: `/media/72/contact.webp`. */
const FILE_PATH = /\/(?:media|fonts)\/[\w./-]+/g;

/**
 * Gives the pages the names that browsers may keep: by a file's path, its path with a hash.
 * @param files undefined where they are not known, as before the first call
 */
export function provideHashedFiles(files: ReadonlyMap<string, string> | undefined): void {
  if (files) (globalThis as Holder)[KEY] = files;
  else delete (globalThis as Holder)[KEY];
}

/** Returns the path to keep a file under for good; its own where none is known, as at build. */
export const hashedPath = (path: string): string => (globalThis as Holder)[KEY]?.get(path) ?? path;

/** Replaces every file path in a text, such as an answer of the provider, by its hashed path. */
export const withHashedPaths = (text: string): string => text.replace(FILE_PATH, hashedPath);

/** Returns the path of the file in the site's folder, from a path that `hashedPath` gave. */
export function plainPath(path: string): string {
  const files = [...((globalThis as Holder)[KEY] ?? [])];
  return files.find(([, hashed]) => hashed === path)?.[0] ?? path;
}

/** Tells whether the site's folder has a file; true while that is not known. */
export function isKnownFile(path: string): boolean {
  const files = (globalThis as Holder)[KEY];
  return !files || files.has(plainPath(path));
}
