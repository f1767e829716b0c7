/** A line of the history of a booking or an order. */
interface Line {
  event: string;
  reason?: string | null;
}

/**
 * A history as people tell it. That what is due has come in is said by the payment before; a card
 * that was refused is told as that, and not as the end of the order, which another card brings back.
 */
export const customerHistory = <Told extends Line>(history: Told[]): Told[] =>
  history
    .filter(({ event }) => event !== "PAY")
    .map((line) => {
      const isRefused = line.event === "CANCEL" && line.reason === "CARD_REFUSED";
      return isRefused ? { ...line, event: "CARD_REFUSED" } : line;
    });
