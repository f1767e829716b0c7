import { pdfActions } from "@/testing/pdf-actions";
import { activeMarkup } from "./active-markup";
import { latinBytes, MARK } from "./hostile-file";

/** Beginnings of the kinds of files that are kept, told apart here once more. */
const KINDS: Record<string, (head: string) => boolean> = {
  "image/jpeg": (head) => head.startsWith("\xff\xd8\xff"),
  "image/png": (head) => head.startsWith("\x89PNG\r\n\x1a\n"),
  "image/webp": (head) => /^RIFF....WEBP/s.test(head),
  "image/heic": (head) => /^....ftyp/s.test(head),
  "image/svg+xml": (head) => head.startsWith("<svg"),
  "video/mp4": (head) => /^....ftyp/s.test(head),
  "video/webm": (head) => head.startsWith("\x1a\x45\xdf\xa3"),
  "application/pdf": (head) => head.startsWith("%PDF-"),
};

/** Bitmaps that are written anew: nothing of what was sent beside the picture is left. */
const WRITTEN_ANEW = /^image\/(?:jpeg|png|webp|heic)$/;

const HIDDEN = ["<script", "<?php", MARK, "PK\x03\x04"];

/** Finds what is wrong with the content of a kept file; undefined for nothing. */
export async function contentFault(type: string, content: Buffer): Promise<string | undefined> {
  const text = content.toString("latin1");
  if (!KINDS[type]?.(text.slice(0, 16))) return `no ${type} inside`;
  if (WRITTEN_ANEW.test(type) && HIDDEN.some((hidden) => text.includes(hidden))) {
    return "something hidden is left";
  }
  if (type === "image/svg+xml") {
    const [active] = activeMarkup(text);
    return active ?? (text.includes(`//${MARK}`) ? "an address elsewhere" : undefined);
  }
  if (type === "application/pdf") {
    const actions = await pdfActions(content).catch(() => []);
    return actions.length > 0 ? `it does ${actions.join()}` : undefined;
  }
  return undefined;
}

/** Finds what is wrong with how a medium is served; undefined for nothing. */
export async function servedFault(response: Response): Promise<string | undefined> {
  const type = response.headers.get("Content-Type")?.replace(/;.*/, "") ?? "";
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  if (response.status !== 200) return `served by ${response.status}`;
  if (response.headers.get("X-Content-Type-Options") !== "nosniff") return "may be sniffed";
  const isDocument = type === "application/pdf";
  if (!isDocument && !policy.includes("default-src 'none'")) return `served under ${policy}`;
  if (type === "image/svg+xml" && !policy.includes("sandbox")) return "a drawing of the site";
  return contentFault(type, Buffer.from(await response.arrayBuffer()));
}

const SAVED_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  pdf: "application/pdf",
};

/** Finds what is wrong with how a visitor's file is saved; undefined for nothing. */
export async function savedFault(response: Response): Promise<string | undefined> {
  const { headers, status } = response;
  const disposition = headers.get("Content-Disposition") ?? "";
  if (status !== 200) return `saved by ${status}`;
  if (headers.get("Content-Type") !== "application/octet-stream") return "shown as a type";
  if (headers.get("X-Content-Type-Options") !== "nosniff") return "may be sniffed";
  if (!headers.get("Content-Security-Policy")?.includes("sandbox")) return "no sandbox";
  const [, plain = ""] =
    /^attachment; filename="([\w. -]+)"; filename\*=UTF-8''[\w.%~!-]+$/.exec(disposition) ?? [];
  const [, ending = ""] = /\.(\w+)$/.exec(plain) ?? [];
  if (plain.startsWith(".") || !SAVED_TYPES[ending]) return `saved as ${disposition}`;
  return contentFault(SAVED_TYPES[ending], Buffer.from(await response.arrayBuffer()));
}

/** Finds what is wrong with a refusal; undefined for a clear one, at its field. */
export function refusalFault(status: number, body: string, field: string): string | undefined {
  if (status < 400 || status >= 500) return `${status} ${body.slice(0, 200)}`;
  const { data } = JSON.parse(body) as {
    data: { errors?: Record<string, { code?: string; message?: string }> } | null;
  };
  const message = data?.errors?.[field]?.message;
  return message ? undefined : `${status} without words at ${field}: ${body.slice(0, 200)}`;
}

/** Tells whether a name is harmless as it is shown: no path, no hidden sign, nothing turned round. */
export const isPlainName = (name: string): boolean =>
  !/[/\\\p{C}\p{Zl}\p{Zp}]/u.test(name) && latinBytes(name).length <= 400;
