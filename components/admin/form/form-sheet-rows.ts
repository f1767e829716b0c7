import type { SheetCell, SheetRows } from "@/components/admin/spreadsheet/sheet-cell";
import type { FormSheet, GivenAnswerLine } from "@/lib/contract/admin/form-answer";

/** Lays the answers to a form out: a line each, and a column for each question ever asked. */
export function formSheetRows(
  { answers }: Pick<FormSheet, "answers">,
  words: Record<"receivedAt" | "language", string>,
): SheetRows {
  const columns = new Map<string, string>();
  for (const { given } of answers) {
    // The label in the last answer names the column.
    for (const { name, label } of given) if (!columns.has(name)) columns.set(name, label);
  }
  const heads = [words.receivedAt, words.language, ...columns.values()];
  return [
    heads.map((head): SheetCell => ({ head })),
    ...answers.map(({ receivedAt, language, given }): SheetCell[] => [
      { instant: receivedAt },
      language,
      ...[...columns.keys()].map((column) => cellOf(given.find(({ name }) => name === column))),
    ]),
  ];
}

/** Returns a date as a day, and everything else as text, so that no sum is made of it. */
function cellOf(line: GivenAnswerLine | undefined): SheetCell {
  if (!line) return "";
  return line.type === "DATE" ? { day: line.text } : line.text;
}
