import type { PageDetail } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { Block } from "./block";
import { GrapeHtml } from "./grape-html";

/** What a page shows: the page builder's HTML, or its configured blocks one after the other. */
export function PageBlocks({ page, locale }: { page: PageDetail; locale: Locale }) {
  if (page.content.type === "GRAPE") {
    const { html, css } = page.content;
    return (
      <GrapeHtml
        html={html}
        css={css}
        scope={`page-${page.id}`}
        locale={locale}
        pageTitle={page.title}
      />
    );
  }
  return page.content.components.map((slug, index) => (
    <Block key={slug} slug={slug} locale={locale} isFirst={index === 0} pageTitle={page.title} />
  ));
}
