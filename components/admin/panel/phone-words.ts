/** Writes a telephone number (E.164) as it is read out in France; a foreign one as it is. */
export function phoneWords(phone: string): string {
  const french = /^\+33([1-9]\d{8})$/.exec(phone.replace(/\s/g, ""));
  return french ? `0${french[1]}`.replace(/(\d\d)(?=\d)/g, "$1\u00a0") : phone;
}
