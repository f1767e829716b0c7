import { getTranslations } from "next-intl/server";
import { BLOCKS } from "@/lib/contract/block/blocks";
import { componentConfSchema } from "@/lib/contract/component";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PagePreview } from "@/lib/site/page-preview";
import { ConfiguredBlock } from "./block";
import { GrapeHtml } from "./grape-html";

/** Draft of a page's blocks; an incomplete block is replaced by a note that names it. */
export async function DraftBlocks({ page, locale }: { page: PagePreview; locale: Locale }) {
  const t = await getTranslations("content.preview");
  if (page.type === "GRAPE") {
    const { html, css } = page;
    return (
      <GrapeHtml
        html={html ?? ""}
        css={css ?? ""}
        scope={`page-${page.id}`}
        locale={locale}
        pageTitle={page.title}
      />
    );
  }
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  return shown.map(({ slug, type, conf }, index) => {
    const read = componentConfSchema.safeParse({ slug, type, conf });
    if (read.success) {
      return (
        <ConfiguredBlock
          key={slug}
          component={read.data}
          slug={slug}
          locale={locale}
          isFirst={index === 0}
          pageTitle={page.title}
        />
      );
    }
    const label = BLOCKS.find((block) => block.type === type)?.label;
    return (
      <p key={slug} className="container-page py-10 text-muted">
        {t("lacking", {
          block: label ? label[codeFromLocale(locale) === "en" ? "en" : "fr"] : type,
        })}
      </p>
    );
  });
}
