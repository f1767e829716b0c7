/** Name and value, and the value before a change. */
export type MailRow = [label: string, value: string, before?: string];

/** Part of a mail; it is written as HTML and as plain text alike. */
export type MailPart =
  | { kind: "text"; title?: string; text: string }
  | {
      kind: "rows";
      title?: string;
      rows: MailRow[];
      total?: { row: MailRow; includes: MailRow };
    }
  | { kind: "quote"; title?: string; text: string }
  /** Single action that the reader is asked for. */
  | { kind: "button"; label: string; url: string }
  | { kind: "links"; links: [label: string, url: string][] };
