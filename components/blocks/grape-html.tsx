import type { ComponentProps } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import { renderHtml } from "@/lib/html/render-html";
import type { Locale } from "@/lib/rules/text/locale-code";
import { type PageStyleScope, pageStylePath } from "@/lib/site/page-style";
import { Block } from "./block";
import { DraftBlock } from "./draft-block";

/**
 * HTML and CSS of the page builder, sanitised; an element marked `data-component="slug"` becomes
 * the configured block of that slug.
 * @param scope class that the CSS is kept to
 */
export function GrapeHtml(props: {
  html: string;
  css: string;
  scope: PageStyleScope;
  locale: Locale;
  pageTitle: string;
  /** Blocks as they are written, in place of those that visitors see. */
  drafts?: SaidBlock[] | undefined;
}) {
  const { html, css, scope, locale, pageTitle, drafts } = props;
  // The page's own title, or else that of the first block among its HTML.
  const titled = /<h1[\s>]/i.test(html) ? undefined : /data-component="([^"]+)"/.exec(html)?.[1];
  return (
    <>
      {css && <link rel="stylesheet" href={pageStylePath(scope, css, locale)} precedence="page" />}
      <div className={`grape ${scope}`}>
        {renderHtml(html, {
          a: ({ node, href = "", ...rest }) => (
            <SiteLink {...(rest as ComponentProps<typeof SiteLink>)} href={href} />
          ),
          div: ({ node, ...rest }) => {
            const slug = node?.properties.dataComponent;
            if (typeof slug !== "string") return <div {...rest} />;
            const context = { slug, locale, isFirst: slug === titled, pageTitle };
            const draft = drafts?.find((block) => block.slug === slug);
            const block = draft ? (
              <DraftBlock {...context} block={draft} />
            ) : (
              <Block {...context} />
            );
            // The editor takes the blocks of its canvas from the preview.
            return drafts ? <div data-drawn={slug}>{block}</div> : block;
          },
        })}
      </div>
    </>
  );
}
