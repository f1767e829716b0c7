import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { renderHtml } from "@/lib/html/render-html";

export const PROSE_ELEMENTS: Parameters<typeof renderHtml>[1] = {
  a: ({ node, href = "", ...rest }) => (
    <SiteLink {...(rest as ComponentProps<typeof SiteLink>)} href={href} />
  ),
};

/** Headings that follow a page's title at once: those of a text begin at the third level. */
const RAISED_HEADINGS = { h3: "h2", h4: "h3" } as const;

export function RichText(props: {
  html: string;
  className?: string;
  /** True where it stands right below the title of its page. */
  isWholePage?: boolean;
}) {
  const { html, className = "", isWholePage = false } = props;
  const elements = isWholePage ? { ...PROSE_ELEMENTS, ...RAISED_HEADINGS } : PROSE_ELEMENTS;
  return <div className={`prose ${className}`}>{renderHtml(html, elements)}</div>;
}
