import { escapeHtml } from "@/lib/rules/placeholders";
import { mailWords } from "@/platform/words/mail-words";
import type { MailIdentity } from "./mail-identity";

type MailRow = [label: string, value: string];

/** What a mail says, part after part; it is written as HTML and as plain text alike. */
export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "rows"; rows: MailRow[]; total?: { row: MailRow; includes: MailRow } }
  | { kind: "quote"; text: string };

/** A mail's two bodies, in the name and the colours of the company. */
export function writeMail(
  identity: MailIdentity,
  title: string,
  parts: MailPart[],
): { text: string; html: string } {
  return { text: asText(identity, title, parts), html: asHtml(identity, title, parts) };
}

function asText(identity: MailIdentity, title: string, parts: MailPart[]) {
  const { companyName, phone, siteUrl, language } = identity;
  const { line } = mailWords[language];
  const written = parts.map((part) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "quote") return part.text.replace(/^/gm, "> ");
    const rows = part.total ? [...part.rows, part.total.row, part.total.includes] : part.rows;
    return rows.map(([label, value]) => line(label, value)).join("\n");
  });
  // Two dashes and a space begin a signature.
  const signature = ["-- ", companyName, phone, siteUrl].filter(Boolean).join("\n");
  return [title, ...written, signature].join("\n\n");
}

const FONTS = "Raleway,Helvetica,Arial,sans-serif";
const LINE = "#e3e0d8";
const MUTED = "#5d5a54";
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;

/** Tables and styles on the elements: all that mail readers agree on. */
function asHtml(identity: MailIdentity, title: string, parts: MailPart[]) {
  const { companyName, phone, siteUrl, language, colours } = identity;
  const signature = [companyName, phone].filter((one) => one !== null).map(escapeHtml);
  const link = `<a href="${escapeHtml(siteUrl)}" style="color:${MUTED}">${escapeHtml(siteUrl)}</a>`;
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f2ed;color:#1a1a1a;font:16px/1.6 ${FONTS}">
${table(`<tr><td align="center" style="padding:24px 12px">
${table(
  `<tr><td style="background:${colours.header};border-bottom:3px solid ${colours.accent};padding:24px 32px;color:${colours.onHeader};font-size:18px;letter-spacing:.08em">${escapeHtml(companyName)}</td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 20px;font-size:24px;font-weight:400;line-height:1.3">${escapeHtml(title)}</h1>
${parts.map((part) => partAsHtml(part, colours.accent)).join("\n")}</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${[...signature, link].join("<br>")}</td></tr>`,
  "max-width:600px;background:#ffffff",
)}
</td></tr>`)}
</body>
</html>`;
}

function partAsHtml(part: MailPart, accent: string): string {
  if (part.kind === "text") return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
  if (part.kind === "quote") {
    return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${accent}">${lines(part.text)}</blockquote>`;
  }
  const rows = part.rows.map((row) => rowAsHtml(row, `${CELL};color:${MUTED}`, CELL));
  if (part.total) {
    const { row, includes } = part.total;
    rows.push(rowAsHtml(row, "padding:12px 0 0;font-weight:600"));
    rows.push(rowAsHtml(includes, `font-size:14px;color:${MUTED}`));
  }
  return table(rows.join("\n"), "margin:0 0 24px;border-collapse:collapse");
}

const rowAsHtml = ([label, value]: MailRow, labelStyle: string, valueStyle = labelStyle) =>
  `<tr><td style="${labelStyle};padding-right:16px">${escapeHtml(label)}</td><td style="${valueStyle};text-align:right">${lines(value)}</td></tr>`;

const table = (rows: string, style = "") =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${style}">${rows}</table>`;

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");
