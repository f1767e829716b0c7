import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { renderHtml } from "@/lib/html/render-html";

/** The components that elements of formatted text are made of. */
export const PROSE_ELEMENTS: Parameters<typeof renderHtml>[1] = {
  a: ({ node, href = "", ...rest }) => (
    <SiteLink {...(rest as ComponentProps<typeof SiteLink>)} href={href} />
  ),
};

/** Formatted text from the CMS, sanitised, in the site's prose. */
export function RichText({ html, className = "" }: { html: string; className?: string }) {
  return <div className={`prose ${className}`}>{renderHtml(html, PROSE_ELEMENTS)}</div>;
}
