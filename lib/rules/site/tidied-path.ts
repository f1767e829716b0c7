import { localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import { isPrivatePath } from "./private-path";

/** What people, their mail programs and other sites put behind a link. */
const BEHIND = /[\s\p{P}\p{S}\p{C}]+$/u;

/** Marks that are not seen, within an address that was copied. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** The file that other servers show for a folder. */
const INDEX_FILE = /^(?:index|default)\.(?:x?html?|php\d?|aspx?|jsp|cgi)$/i;

/** A language as others write it: `EN`, `en-GB`, `fr_FR`. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Private pages without anything of one visitor in their path: the rest has a code, by its own letters. */
const WITHOUT_CODE =
  /^(?:\/en)?\/(?:account(?:\/\w+)?|admin|auth|cart|checkout|outbox|withdrawal|password\/reset\/ask)$/;

/**
 * What an address may have been meant to be, as people pass it on: in other letters, under another name of
 * its language, with slashes too many, with a full stop or a bracket behind it, in another encoding.
 * @param path of a request, without its query; it names no page itself
 * @returns paths of this site, encoded, the nearest first; whether there is a page, is to be seen
 */
export function tidiedPaths(path: string): string[] {
  const plain = readText(path);
  if (plain === undefined) return [];
  const segments = plain
    .normalize("NFC")
    .replace(UNSEEN, "")
    .split("/")
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  if (segments.some((segment) => /^\.{1,2}$/.test(segment))) return [];
  cutBehind(segments);
  if (INDEX_FILE.test(segments.at(-1) ?? "")) segments.pop();
  const [first = ""] = segments;
  const locale = LANGUAGE.test(first) ? localeFromCode(first) : undefined;
  const bare = locale ? segments.slice(1) : segments;

  const [head = "", ...rest] = bare;
  const as = (parts: string[]) =>
    localisedPath(`/${parts.map(encodeURIComponent).join("/")}`, locale ?? "fr");
  const lower = as(bare.map((segment) => segment.toLowerCase()));
  const isCode = isPrivatePath(lower) && !WITHOUT_CODE.test(lower);
  const tidied = [as(bare), ...(isCode ? [] : [lower]), as([head.toLowerCase(), ...rest])];
  return [...new Set(tidied)].filter((other) => other !== path);
}

/**
 * The address of a page without what was put behind its link, where it is a private one: its codes and keys
 * have no such marks. Of any page, with the `&` that a mail program has written as in HTML.
 * @param url path and query of a request
 */
export function tidiedUrl(url: string): string {
  const [path = "", ...query] = url.replaceAll("&amp;", "&").split("?");
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  if (!isPrivatePath(path)) return path + search;
  if (search === "") return path.replace(/(?:%[0-9a-f]{2}|[^\w/%-])+$/i, "");
  return path + search.replace(/([?&]key=[\w-]{8,})(?:%[0-9a-f]{2}|[^\w&%-])+$/i, "$1");
}

/** Cuts what was put behind the last segment, and a segment that is nothing else. */
function cutBehind(segments: string[]): void {
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const clean = last.replace(BEHIND, "");
    if (clean === "") continue;
    segments.push(clean);
    return;
  }
}

/** A text out of its encoding: UTF-8, that once more, or Latin-1; undefined for what is no path. */
function readText(encoded: string): string | undefined {
  let text = encoded;
  for (let times = 0; times < 2 && /%[0-9a-f]{2}/i.test(text); times += 1) {
    text = text.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
      const bytes = Uint8Array.from(codes.slice(1).split("%"), (code) => Number.parseInt(code, 16));
      try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      } catch {
        return new TextDecoder("windows-1252").decode(bytes);
      }
    });
  }
  return /[\p{Cc}\\]/u.test(text) ? undefined : text;
}
