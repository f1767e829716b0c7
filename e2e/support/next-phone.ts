let numbers = Date.now() % 9000;

/** Returns a telephone number that no order had: a person may use a code once. */
export function nextPhone(): string {
  numbers += 1;
  return `06 39 98 ${String(numbers).padStart(4, "0").replace(/^../, "$& ")}`;
}
