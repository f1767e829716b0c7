import type { MailRow } from "./mail-part";

export const rowsOf = (rows: [label: string, value: string | number | null][]): MailRow[] =>
  rows.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [[label, String(value)] satisfies MailRow],
  );
