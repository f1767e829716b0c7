import "server-only";
import { type ExtraProps, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * HTML that is code by design (§3 Injected code: only administrators set it), as it is; its styles
 * go to the page's head, where they belong. All other HTML goes through `renderHtml`.
 */
export function trustedHtml(html: string): ReactNode {
  const components = { style: HeadStyle };
  return toJsxRuntime(parser.parse(html), { Fragment, jsx, jsxs, components, passNode: true });
}

/** A style sheet that React puts in the head, once for each place it is written at. */
function HeadStyle({ node, children }: ComponentProps<"style"> & ExtraProps) {
  return (
    <style href={`injected-${node?.position?.start.offset ?? 0}`} precedence="page">
      {children}
    </style>
  );
}
