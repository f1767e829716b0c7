const HIDDEN = "…";

/** Pages whose path ends in a code that opens something (`noticeLinks`, the mails of accounts). */
const KEYED_PAGES = /^(?:confirm|email|reset|payment|newsletter)$/;

const PLAIN_ENTRIES = new Set(["reference", "subject", "day"]);

const ADDRESS = /https?:\/\/[^\s"'<>)]+/g;

/**
 * Removes the keys from the web addresses in a text: the codes in their paths and all values of
 * their queries. It tells a code by the page, and by its look where the page is not known, so that
 * a link that is added one day is hidden too.
 */
export const withoutKeys = (text: string): string =>
  text.replace(ADDRESS, (address) => withoutKey(address));

/** Does the same for a mail's HTML; a link that has lost its key leads nowhere. */
export const htmlWithoutKeys = (html: string): string =>
  withoutKeys(html).replace(/ href="[^"]*…[^"]*"/g, "");

/** Does the same for a calendar file, in which lines are folded (RFC 5545, 3.1). */
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

/** Tells a page below one that takes codes: `/password/reset/ask`. */
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

/** Tells whether a part of a path looks random: long, and no words between hyphens. */
function isCode(segment: string): boolean {
  const run = segment.replace(/^#/, "");
  return /[A-Za-z0-9_-]{20,}/.test(run) && !/^[a-z]{1,19}(?:-(?:[a-z]{1,19}|\d{1,4}))*$/.test(run);
}
