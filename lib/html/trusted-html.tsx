import "server-only";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * HTML that is code by design (§3 Injected code: only administrators set it), as it is. All other
 * HTML goes through `renderHtml`.
 */
export function trustedHtml(html: string): ReactNode {
  return toJsxRuntime(parser.parse(html), { Fragment, jsx, jsxs });
}
