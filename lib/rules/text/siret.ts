/** Tells whether a text is a SIRET: fourteen digits, with a right check digit (Luhn). */
export function isSiret(text: string): boolean {
  const digits = text.replace(/\s/g, "");
  return /^\d{14}$/.test(digits) && (isLuhn(digits) || isOfPostOffice(digits));
}

export const sirenOfSiret = (siret: string): string => siret.replace(/\s/g, "").slice(0, 9);

function isLuhn(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, index) => {
    const doubled = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Tells whether a number is La Poste's: the plain sum is a multiple of five (INSEE). */
const isOfPostOffice = (digits: string): boolean =>
  digits.startsWith("356000000") &&
  [...digits].reduce((all, digit) => all + Number(digit), 0) % 5 === 0;

/** Tells whether a text is an EU VAT number: French by key (from the SIREN), others by shape. */
export function isVatNumber(text: string): boolean {
  const number = text.replace(/[\s.-]/g, "").toUpperCase();
  const french = /^FR(\d{2})(\d{9})$/.exec(number);
  if (french) return Number(french[1]) === (12 + 3 * (Number(french[2]) % 97)) % 97;
  return /^(?!FR\d)[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(number);
}
