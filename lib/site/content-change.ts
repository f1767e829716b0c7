/** Pages, routes and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.content-changes");
type Holder = { [KEY]?: number };

/** How many times it was announced that content has changed. */
export const contentChanges = (): number => (globalThis as Holder)[KEY] ?? 0;

/** What the server knows of the site's pages is asked for anew. */
export function noteContentChange(): void {
  (globalThis as Holder)[KEY] = contentChanges() + 1;
}
