/** Tells whether an account number's check digits are right (ISO 13616), spaces aside. */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Tells whether a text is a BIC (ISO 9362): four letters, its country's two, two or five more. */
export const isBic = (text: string): boolean =>
  /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/i.test(text.replace(/\s/g, ""));
