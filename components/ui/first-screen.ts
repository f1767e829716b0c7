/** Pictures of a list on the first screen of a page that it begins: a row of four, or two of two. */
const ON_FIRST_SCREEN = 4;

/**
 * Tells whether a list's picture loads at once, or as it comes near.
 * @param isFirst true where the list begins its page; its titles are `h2` there
 */
export const isOnFirstScreen = (isFirst: boolean, index: number): boolean =>
  isFirst && index < ON_FIRST_SCREEN;
