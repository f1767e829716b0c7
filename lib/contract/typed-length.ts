/** The fewest characters of a password that is chosen. */
export const SHORTEST_PASSWORD = 10;

/** The fewest characters of a message to the company: less says nothing that can be answered. */
export const SHORTEST_MESSAGE = 10;
