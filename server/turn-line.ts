/** Work of a turn: a page that is rendered, or a call, which is a tenth of that work. */
export type TurnKind = "page" | "call";

/**
 * Lets callers in one after the other, each in a turn of the event loop of its own: simultaneous
 * requests are all read before the second begins, so that kept pages are answered between two of
 * them.
 */
export function turnLine() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const letNextIn = () => {
    const begin = waiting.shift();
    if (begin) begin();
    else isTaken = false;
  };
  return {
    isTaken: () => isTaken,
    /** Waits until the caller before has left. */
    async enter(): Promise<void> {
      if (isTaken) return new Promise((begin) => waiting.push(begin));
      isTaken = true;
    },
    /** @param pause milliseconds until the next begins */
    leave(pause: number): void {
      if (pause > 0) setTimeout(letNextIn, pause);
      else setImmediate(letNextIn);
    },
  };
}
