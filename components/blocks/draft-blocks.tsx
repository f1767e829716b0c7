import { joinedLayout } from "@/lib/layout/joined-layout";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { PagePreview } from "@/lib/site/page-preview";
import { DraftBlock } from "./draft-block";
import { GrapeHtml } from "./grape-html";

/** Draft of a page's blocks. */
export function DraftBlocks({ page, locale }: { page: PagePreview; locale: Locale }) {
  if (page.type === "GRAPE") {
    return (
      <GrapeHtml
        {...joinedLayout(page.layout)}
        drafts={page.layout?.blocks ?? []}
        scope={`draft-${page.id}`}
        locale={locale}
        pageTitle={page.title}
      />
    );
  }
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  return shown.map((block, index) => (
    <DraftBlock
      key={block.slug}
      block={block}
      slug={block.slug}
      locale={locale}
      isFirst={index === 0}
      pageTitle={page.title}
    />
  ));
}
