import type { PageDetail } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { Block } from "./block";
import { GrapeHtml } from "./grape-html";

/** Content of a page: the page builder's HTML, or its configured blocks in their order. */
export function PageBlocks(props: { page: PageDetail; locale: Locale; listPage?: number }) {
  const { page, locale, listPage = 1 } = props;
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
    <Block
      key={slug}
      slug={slug}
      locale={locale}
      isFirst={index === 0}
      pageTitle={page.title}
      pageRole={page.role}
      listPage={listPage}
    />
  ));
}
