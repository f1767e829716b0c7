import { isolated } from "@/lib/rules/text/isolated";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailHtml } from "./mail-html";
import type { MailPart } from "./mail-part";
import { mailWords } from "./mail-words";

export function writeMail(
  identity: MailIdentity,
  title: string,
  parts: MailPart[],
): { text: string; html: string } {
  return { text: asText(identity, title, parts), html: mailHtml(identity, title, parts) };
}

function asText(identity: MailIdentity, title: string, parts: MailPart[]) {
  const { companyName, phone, siteUrl } = identity;
  const written = parts.map((part) => {
    const text = partAsText(part, identity);
    return "title" in part && part.title ? `${part.title}\n\n${text}` : text;
  });
  // Two dashes and a space begin a signature.
  const signature = ["-- ", companyName, phone, siteUrl].filter(Boolean).join("\n");
  return [title, ...written, signature].join("\n\n");
}

function partAsText(part: MailPart, { language }: MailIdentity): string {
  const { line } = mailWords[language];
  const { was } = mailWords[language];
  // An address has a line of its own, so that it can be followed.
  const link = (label: string, url: string) => `${line(label, "").trimEnd()}\n${url}`;
  switch (part.kind) {
    case "text":
      return part.text;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "button":
      return link(part.label, part.url);
    case "links":
      return part.links.map(([label, url]) => link(label, url)).join("\n\n");
    case "rows": {
      const rows = part.total ? [...part.rows, part.total.row, part.total.includes] : part.rows;
      return rows
        .map(([label, value, before]) => {
          const said = onOneLine(value);
          return line(label, before === undefined ? said : `${said} (${was(onOneLine(before))})`);
        })
        .join("\n");
    }
  }
}

/** Joins several lines to one, each in its own direction. */
const onOneLine = (value: string) => value.split("\n").map(isolated).join(", ");
