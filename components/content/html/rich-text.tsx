import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";
import { renderHtml } from "@/lib/html/render-html";

/** Formatted text from the CMS, sanitised, in the site's prose. */
export function RichText({ html, className = "" }: { html: string; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      {renderHtml(html, {
        a: ({ node, href = "", ...rest }) => (
          <SiteLink {...(rest as ComponentProps<typeof SiteLink>)} href={href} />
        ),
      })}
    </div>
  );
}
