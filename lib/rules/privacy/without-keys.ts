/** What stands in the place of a key. */
const HIDDEN = "…";

/** Pages whose path ends in a code that opens something (`noticeLinks`, the mails of accounts). */
const KEYED_PAGES = /^(?:confirm|email|reset|payment|newsletter)$/;

/** Query entries that open nothing. */
const PLAIN_ENTRIES = new Set(["reference", "subject", "day"]);

const ADDRESS = /https?:\/\/[^\s"'<>)]+/g;

/**
 * A text whose web addresses open nothing that is somebody's: the codes in their paths and all that
 * their queries hold are left out. It is told by the page, and by the look of a code where the page is
 * not known, so that a link that is added one day is hidden too.
 */
export const withoutKeys = (text: string): string =>
  text.replace(ADDRESS, (address) => withoutKey(address));

/** The same of a mail's HTML; a link that has lost its key leads nowhere. */
export const htmlWithoutKeys = (html: string): string =>
  withoutKeys(html).replace(/ href="[^"]*…[^"]*"/g, "");

/** The same of a calendar file, whose lines are folded (RFC 5545, 3.1). */
export const calendarWithoutKeys = (file: string): string =>
  withoutKeys(file.replace(/\r?\n[ \t]/g, ""));

function withoutKey(address: string): string {
  const [, start = "", path = "", query = "", fragment = ""] =
    /^(https?:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const segments = path.split("/");
  const shown = segments.map((segment, index) =>
    segment !== "" && (KEYED_PAGES.test(segments[index - 1] ?? "") || isCode(segment))
      ? isPage(segment)
        ? segment
        : HIDDEN
      : segment,
  );
  return start + shown.join("/") + shownQuery(query) + (isCode(fragment) ? `#${HIDDEN}` : fragment);
}

/** A page below one that takes codes: `/password/reset/ask`. */
const isPage = (segment: string): boolean => segment === "ask";

function shownQuery(query: string): string {
  if (query === "") return "";
  const entries = query.slice(1).split(/&amp;|&/);
  const shown = entries.map((entry) => {
    const [name = "", value = ""] = entry.split("=", 2);
    return PLAIN_ENTRIES.has(name) && !isCode(value) ? entry : `${name}=${HIDDEN}`;
  });
  return `?${shown.join("&")}`;
}

/** True for what looks drawn by chance and not written: long, and no words between hyphens. */
function isCode(segment: string): boolean {
  const run = segment.replace(/^#/, "");
  return /[A-Za-z0-9_-]{20,}/.test(run) && !/^[a-z]{1,19}(?:-(?:[a-z]{1,19}|\d{1,4}))*$/.test(run);
}
