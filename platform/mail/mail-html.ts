import { escapeHtml } from "@/lib/rules/text/placeholders";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { MailPart, MailRow } from "./mail-part";
import { mailWords } from "./mail-words";

const FONTS = "Raleway,Helvetica,Arial,sans-serif";
const LINE = "#e3e0d8";
const INK = "#1a1a1a";
const MUTED = "#5d5a54";
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top`;

/** Limit on the width of a mail, in pixels. */
const WIDTH = 600;

/** Outlook for Windows draws by Word: its tables inherit no font, and it knows none of ours. */
const FOR_WORD =
  "<!--[if mso]><style>td,p,h1,h2,a{font-family:Arial,sans-serif !important}</style><![endif]-->";

/**
 * Writes a mail as HTML: tables and styles on the elements, which is all that mail readers agree
 * on. Word gives room to cells alone, and no width but that of a table's attribute
 * (`outlookFaults`).
 */
export function mailHtml(identity: MailIdentity, title: string, parts: MailPart[]): string {
  const { companyName, phone, siteUrl, language, colours } = identity;
  const signature = [companyName, phone].filter((line) => line !== null).map(escapeHtml);
  return `<!doctype html>
<html lang="${language.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>${FOR_WORD}</head>
<body bgcolor="#f4f2ed" style="margin:0;background-color:#f4f2ed;color:${INK};font:16px/1.6 ${FONTS}">
${table(`<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="${WIDTH}" align="center" cellspacing="0" cellpadding="0"><tr><td><![endif]-->
${table(
  `<tr><td bgcolor="${colours.header}" style="background-color:${colours.header};border-bottom:3px solid ${colours.accent};padding:24px;color:${colours.onHeader};font-size:18px;letter-spacing:.08em">${escapeHtml(companyName)}</td></tr>
<tr><td style="padding:32px 24px"><h1 style="margin:0 0 20px;font-size:24px;font-weight:400;line-height:1.3">${escapeHtml(title)}</h1>
${table(parts.map((part) => partAsHtml(part, identity)).join("\n"))}</td></tr>
<tr><td style="padding:20px 24px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${[...signature, link(siteUrl, siteUrl, MUTED)].join("<br>")}</td></tr>`,
  `max-width:${WIDTH}px;background-color:#ffffff`,
  "#ffffff",
)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`)}
</body>
</html>`;
}

function partAsHtml(part: MailPart, identity: MailIdentity): string {
  const title =
    "title" in part && part.title
      ? `<h2 style="margin:24px 0 8px;font-size:17px;font-weight:600;line-height:1.3">${escapeHtml(part.title)}</h2>\n`
      : "";
  return `<tr><td style="padding:0 0 ${ROOM_UNDER[part.kind]}px">${title}${bodyOf(part, identity)}</td></tr>`;
}

/** Room under each kind of part, in pixels. */
const ROOM_UNDER: Record<MailPart["kind"], number> = {
  text: 16,
  quote: 24,
  button: 24,
  links: 24,
  rows: 24,
};

function bodyOf(part: MailPart, { colours: { accent, onAccent }, language }: MailIdentity): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0">${lines(part.text)}</p>`;
    case "quote":
      return table(
        `<tr><td style="padding:0 0 0 16px;border-left:2px solid ${accent}">${lines(part.text)}</td></tr>`,
      );
    case "button":
      // Word gives the room to the cell, everything else to the link, so that all of it can be
      // pressed.
      return `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td align="center" bgcolor="${accent}" style="background-color:${accent};border-radius:2px;mso-padding-alt:14px 24px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 24px;mso-padding-alt:0;color:${onAccent};font-weight:600;line-height:1.3;text-decoration:none">${escapeHtml(part.label)}</a></td></tr></table>`;
    case "links":
      return `<p style="margin:0;line-height:2.1">${part.links.map(([label, url]) => link(label, url, INK)).join("<br>")}</p>`;
    case "rows": {
      const rows = part.rows.map((row) => rowAsHtml(row, language, `${CELL};color:${MUTED}`, CELL));
      if (part.total) {
        const { row, includes } = part.total;
        rows.push(rowAsHtml(row, language, "padding:12px 0 0;font-weight:600"));
        rows.push(rowAsHtml(includes, language, `font-size:14px;color:${MUTED}`));
      }
      return table(rows.join("\n"), "border-collapse:collapse");
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

const table = (rows: string, style = "", ground?: string) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"${ground ? ` bgcolor="${ground}"` : ""} style="${style}">${rows}</table>`;

const lines = (text: string) =>
  escapeHtml(text)
    .replace(/\u2068([^\u2066-\u2069\n]*)\u2069/g, "<bdi>$1</bdi>")
    .replace(/\r?\n/g, "<br>");
