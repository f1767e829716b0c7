import { isBlank } from "@/lib/rules/text/is-blank";

/** Tells whether a text of a layout says and shows nothing. */
export const isUnsaid = (text: unknown): boolean =>
  isBlank(text) && !/<(?:hr|video|[^>]*\sdata-component=)/i.test(String(text ?? ""));
