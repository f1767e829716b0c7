export interface CartErrorWords {
  unreachable: string;
  gone: string;
}

export function sayCartError(error: string | null, words: CartErrorWords): string | null {
  if (error === "UNREACHABLE") return words.unreachable;
  return error === "GONE" ? words.gone : error;
}
