import { inOneTab } from "@/lib/browser/tab-lock";

let last: Promise<unknown> = Promise.resolve();

/**
 * Does works one after the other, also those of other tabs where the browser can tell: two
 * additions to a cart that does not exist yet would each make one.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const next = last.then(() => inOneTab(name, work));
  last = next.catch(() => undefined);
  return next;
}
