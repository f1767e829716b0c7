/** A value after its name, and what it was before a change. */
export type MailRow = [label: string, value: string, before?: string];

/** What a mail says, part after part; it is written as HTML and as plain text alike. */
export type MailPart =
  | { kind: "text"; title?: string; text: string }
  | {
      kind: "rows";
      title?: string;
      rows: MailRow[];
      total?: { row: MailRow; includes: MailRow };
    }
  | { kind: "quote"; title?: string; text: string }
  /** The one thing that the reader is asked to do. */
  | { kind: "button"; label: string; url: string }
  /** Where else one may go. */
  | { kind: "links"; links: [label: string, url: string][] };
