/** What a turn is taken for: a page that is rendered, or a call, which is a tenth of that work. */
export type TurnKind = "page" | "call";

/**
 * Lets one in after the other, each in a turn of the event loop of its own, so that what is kept is answered
 * between two of them.
 */
export function turnLine() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    /** Waits until who came before has left. */
    async enter(): Promise<void> {
      if (isTaken) return new Promise((begin) => waiting.push(begin));
      isTaken = true;
    },
    leave(): void {
      const begin = waiting.shift();
      if (begin) setImmediate(begin);
      else isTaken = false;
    },
  };
}
