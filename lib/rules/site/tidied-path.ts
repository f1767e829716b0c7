import { localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import { isPrivatePath } from "./private-path";

/** Marks that people, their mail programs and other sites put behind a link. */
const BEHIND = /[\s\p{P}\p{S}\p{C}]+$/u;

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

const INDEX_FILE = /^(?:index|default)\.(?:x?html?|php\d?|aspx?|jsp|cgi)$/i;

/** Language as others write it: `EN`, `en-GB`, `fr_FR`. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Private pages without a visitor's code in the path; a code keeps its own letters. */
const WITHOUT_CODE =
  /^(?:\/en)?\/(?:account(?:\/\w+)?|admin|auth|cart|checkout|outbox|search|withdrawal|password\/reset\/ask)$/;

/**
 * Guesses the address that was meant, as people pass it on: in other letters, under another name of
 * its language, with too many slashes, with a full stop or a bracket behind it, in another
 * encoding.
 * @param path of a request, without its query; it names no page itself
 * @returns paths of this site, encoded, the nearest first; the caller checks whether there is a
 * page
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
  const unaccented = bare.map((segment) => withoutAccents(segment.toLowerCase()));
  const tidied = [as(bare), ...(isCode ? [] : [lower]), as([head.toLowerCase(), ...rest])];
  // Without its accents a segment may be nothing, or lead to another folder.
  if (!isCode && unaccented.every((segment) => !/^\.{0,2}$/.test(segment))) {
    tidied.push(as(unaccented));
  }
  return [...new Set(tidied)].filter((other) => other !== path);
}

/** Removes accents, as people type an address that they were told: `/réserver`. */
const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Parts a query from the path, where a program has encoded its question mark with the rest of the
 * link, or has put a parameter of its own behind an address without one.
 * @param url path and query of a request
 */
export function partedUrl(url: string): string {
  const [path = "", ...query] = url.split("?");
  const [, bare, mark, rest = ""] = /^([^&]*?)(%3f|&(?=[\w.-]+=))(.*)$/i.exec(path) ?? [];
  if (!bare || !mark) return url;
  const plain = mark === "&" ? rest : rest.replaceAll(/%3d/gi, "=").replaceAll(/%26/g, "&");
  return `${bare}?${[plain, ...query].filter(Boolean).join("&")}`.replace(/\?$/, "");
}

/**
 * Removes the marks behind the link of a private page: its codes and keys have no such marks. On
 * any page, replaces the `&amp;` that a mail program has written as in HTML, and parts the query
 * from the path (`partedUrl`).
 * @param url path and query of a request
 */
export function tidiedUrl(url: string): string {
  const [path = "", ...query] = partedUrl(url.replaceAll("&amp;", "&")).split("?");
  const search = query.length > 0 ? `?${query.join("?")}` : "";
  if (!isPrivatePath(path)) return path + search;
  if (search === "") return path.replace(/(?:%[0-9a-f]{2}|[^\w/%-])+$/i, "");
  return path + search.replace(/([?&]key=[\w-]{8,})(?:%[0-9a-f]{2}|[^\w&%-])+$/i, "$1");
}

/** Cuts the marks behind the last segment, and a segment of nothing else. */
function cutBehind(segments: string[]): void {
  for (let last = segments.pop(); last !== undefined; last = segments.pop()) {
    const clean = last.replace(BEHIND, "");
    if (clean === "") continue;
    segments.push(clean);
    return;
  }
}

/** Decodes a text: UTF-8, that once more, or Latin-1; undefined where it is no path. */
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
