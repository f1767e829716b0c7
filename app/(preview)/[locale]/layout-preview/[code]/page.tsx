import { notFound } from "next/navigation";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { GrapeHtml } from "@/components/blocks/grape-html";
import { SiteShell } from "@/components/layout/site-shell";
import type { Locale } from "@/lib/rules/text/locale-code";
import { previewedLayout } from "@/lib/site/page-preview";

export const instant = false;

/** Unpublished layout of a page, for anybody with its link. */
export default async function LayoutPreviewPage({ params }: { params: Promise<{ code: string }> }) {
  // Its blocks may ask what time it is.
  await connection();
  const { code } = await params;
  const [t, locale] = await Promise.all([
    getTranslations("content.preview"),
    getLocale() as Promise<Locale>,
  ]);
  const { title, html, css, blocks } = (await previewedLayout(code, locale)) ?? notFound();
  return (
    <SiteShell locale={locale} path={`/layout-preview/${code}`} member={null}>
      <title>{t("title", { title })}</title>
      <p className="bg-raised py-2 text-center text-small">{t("note")}</p>
      <GrapeHtml
        html={html}
        css={css}
        scope={`layout-${code}`}
        locale={locale}
        pageTitle={title}
        drafts={blocks}
      />
    </SiteShell>
  );
}
