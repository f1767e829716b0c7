/** Returns the stock on sale after a count; below zero where orders wait for more than that. */
export const stockAfterCount = ({ held, counted }: { held: number; counted: number }): number =>
  counted - held;
