let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a PDF after those that were asked for before: the layout's fonts are shared. A document
 * that cannot be laid out is tried once more without the characters that its fonts fail to place.
 */
export function printInTurn(
  make: (as?: { isSafe: boolean }) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  // Odd marks (an Arabic vowel over no letter) and rare letters can break the layout: a box is
  // better than no document.
  const made = last.then(() => make()).catch(() => make({ isSafe: true }));
  last = made.catch(() => undefined);
  return made;
}
