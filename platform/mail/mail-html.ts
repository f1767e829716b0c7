import { escapeHtml } from "@/lib/rules/text/placeholders";
import type { MailIdentity } from "@/platform/site/company-identity";
import { mailWords } from "./mail-words";
import type { MailPart, MailRow } from "./write-mail";

const FONTS = "Raleway,Helvetica,Arial,sans-serif";
const LINE = "#e3e0d8";
const INK = "#1a1a1a";
const MUTED = "#5d5a54";
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;

/** A mail as HTML: tables and styles on the elements, which is all that mail readers agree on. */
export function mailHtml(identity: MailIdentity, title: string, parts: MailPart[]): string {
  const { companyName, phone, siteUrl, language, colours } = identity;
  const signature = [companyName, phone].filter((line) => line !== null).map(escapeHtml);
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f4f2ed;color:${INK};font:16px/1.6 ${FONTS}">
${table(`<tr><td align="center" style="padding:24px 12px">
${table(
  `<tr><td style="background:${colours.header};border-bottom:3px solid ${colours.accent};padding:24px;color:${colours.onHeader};font-size:18px;letter-spacing:.08em">${escapeHtml(companyName)}</td></tr>
<tr><td style="padding:32px 24px"><h1 style="margin:0 0 20px;font-size:24px;font-weight:400;line-height:1.3">${escapeHtml(title)}</h1>
${parts.map((part) => partAsHtml(part, identity)).join("\n")}</td></tr>
<tr><td style="padding:20px 24px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${[...signature, link(siteUrl, siteUrl, MUTED)].join("<br>")}</td></tr>`,
  "max-width:600px;background:#ffffff",
)}
</td></tr>`)}
</body>
</html>`;
}

function partAsHtml(part: MailPart, identity: MailIdentity): string {
  const title =
    "title" in part && part.title
      ? `<h2 style="margin:24px 0 8px;font-size:17px;font-weight:600;line-height:1.3">${escapeHtml(part.title)}</h2>\n`
      : "";
  return title + bodyOf(part, identity);
}

function bodyOf(part: MailPart, { colours: { accent, onAccent }, language }: MailIdentity): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    case "quote":
      return `<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:2px solid ${accent}">${lines(part.text)}</blockquote>`;
    case "button":
      return `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:8px 0 24px"><tr><td style="background:${accent};border-radius:2px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 24px;color:${onAccent};font-weight:600;line-height:1.3;text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>`;
    case "links":
      return `<p style="margin:0 0 24px;line-height:2.1">${part.links.map(([label, url]) => link(label, url, INK)).join("<br>")}</p>`;
    case "rows": {
      const rows = part.rows.map((row) => rowAsHtml(row, language, `${CELL};color:${MUTED}`, CELL));
      if (part.total) {
        const { row, includes } = part.total;
        rows.push(rowAsHtml(row, language, "padding:12px 0 0;font-weight:600"));
        rows.push(rowAsHtml(includes, language, `font-size:14px;color:${MUTED}`));
      }
      return table(rows.join("\n"), "margin:0 0 24px;border-collapse:collapse");
    }
  }
}

function rowAsHtml(
  [label, value, before]: MailRow,
  language: MailIdentity["language"],
  labelStyle: string,
  valueStyle = labelStyle,
): string {
  const { was } = mailWords[language];
  const earlier =
    before === undefined
      ? ""
      : `<br><span style="color:${MUTED};font-size:14px">${lines(was(before))}</span>`;
  return `<tr><td style="${labelStyle};padding-right:16px">${escapeHtml(label)}</td><td style="${valueStyle};text-align:right">${lines(value)}${earlier}</td></tr>`;
}

const link = (label: string, url: string, colour: string) =>
  `<a href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a>`;

const table = (rows: string, style = "") =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="${style}">${rows}</table>`;

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, "<br>");
