/** What the page has words for when something does not go into the cart. */
export interface CartErrorWords {
  unreachable: string;
  gone: string;
}

/** An error of the cart as it is shown: the provider's own sentence, or ours. */
export function sayCartError(error: string | null, words: CartErrorWords): string | null {
  if (error === "UNREACHABLE") return words.unreachable;
  return error === "GONE" ? words.gone : error;
}
