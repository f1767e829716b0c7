/** Returns the first letters of a person's names, in capitals: A and L of Anne-Sophie Le Bihan. */
export const initials = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  [firstname, lastname].map((name) => [...name.trim()][0]?.toUpperCase() ?? "").join("");
