import { escapeHtml } from "@/lib/rules/placeholders";
import type { MailIdentity } from "./mail-identity";

/** What a mail says, part after part; it is written as HTML and as plain text alike. */
export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "rows"; rows: [label: string, value: string][]; total?: [string, string] | undefined }
  | { kind: "quote"; text: string };

/** A mail's two bodies, in the name and the colours of the company. */
export function writeMail(
  identity: MailIdentity,
  title: string,
  parts: MailPart[],
): { text: string; html: string } {
  return { text: asText(identity, title, parts), html: asHtml(identity, title, parts) };
}

function asText({ companyName, phone, siteUrl }: MailIdentity, title: string, parts: MailPart[]) {
  const written = parts.map((part) => {
    if (part.kind === "text") return part.text;
    if (part.kind === "quote") return part.text.replace(/^/gm, "> ");
    const rows = part.total ? [...part.rows, part.total] : part.rows;
    return rows.map(([label, value]) => `${label} : ${value}`).join("\n");
  });
  const signature = ["-- ", companyName, phone, siteUrl].filter(Boolean).join("\n");
  return [title, ...written, signature].join("\n\n");
}

const CELL = "padding:8px 0;border-bottom:1px solid #e3e0d8;vertical-align:top";

function asHtml(identity: MailIdentity, title: string, parts: MailPart[]) {
  const { companyName, phone, siteUrl, accent } = identity;
  const written = parts.map((part) => {
    if (part.kind === "text") return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
    if (part.kind === "quote") {
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${accent}">${lines(part.text)}</blockquote>`;
    }
    const rows = part.rows.map(
      ([label, value]) =>
        `<tr><td style="${CELL};color:#5d5a54;padding-right:16px">${escapeHtml(label)}</td><td style="${CELL};text-align:right">${lines(value)}</td></tr>`,
    );
    const total = part.total
      ? `<tr><td style="padding:12px 16px 0 0;font-weight:600">${escapeHtml(part.total[0])}</td><td style="padding:12px 0 0;font-weight:600;text-align:right">${escapeHtml(part.total[1])}</td></tr>`
      : "";
    return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;border-collapse:collapse">${rows.join("")}${total}</table>`;
  });
  const signature = [companyName, phone].filter((line) => line !== null).map(escapeHtml);
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;background:#f4f2ed;color:#1a1a1a;font:16px/1.6 Raleway,Helvetica,Arial,sans-serif"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff"><tr><td style="background:#121212;border-bottom:3px solid ${accent};padding:24px 32px;color:#ffffff;font-size:18px;letter-spacing:.08em">${escapeHtml(companyName)}</td></tr><tr><td style="padding:32px"><h1 style="margin:0 0 20px;font-size:24px;font-weight:300;line-height:1.3">${escapeHtml(title)}</h1>${written.join("")}</td></tr><tr><td style="padding:20px 32px;border-top:1px solid #e3e0d8;color:#5d5a54;font-size:14px">${signature.join("<br>")}<br><a href="${escapeHtml(siteUrl)}" style="color:#5d5a54">${escapeHtml(siteUrl)}</a></td></tr></table></td></tr></table></body></html>`;
}

const lines = (text: string) => escapeHtml(text).replace(/\n/g, "<br>");
