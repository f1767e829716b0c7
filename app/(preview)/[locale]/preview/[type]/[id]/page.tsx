import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { DraftBlocks } from "@/components/blocks/draft-blocks";
import { ContentView } from "@/components/content/page/content-page";
import { PreviewWatch } from "@/components/content/preview/preview-watch";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import { visitorCall } from "@/lib/api/visitor-call";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import { hasPermission } from "@/lib/contract/permission";
import type { Locale } from "@/lib/rules/text/locale-code";
import { readContentPreview } from "@/lib/site/content-preview";
import { requireMember } from "@/lib/site/member";
import { readPagePreview, unlessRefused } from "@/lib/site/page-preview";
import { pageMenu } from "@/lib/site/pages";
import { trailTo } from "@/lib/site/trail";

export const instant = false;

interface Props {
  params: Promise<{ type: string; id: string }>;
}

/** Page of a content as it is written; not found for callers who may not read drafts. */
export default async function PreviewPage({ params }: Props) {
  const asked = await params;
  const path = `/preview/${encodeURIComponent(asked.type)}/${encodeURIComponent(asked.id)}`;
  const [t, locale] = await Promise.all([
    getTranslations("content.preview"),
    getLocale() as Promise<Locale>,
  ]);
  const member = await requireMember(locale, path);
  if (!hasPermission(member.role, "content:read")) notFound();
  const type = CONTENT_NAMES.find((name) => name === asked.type) ?? notFound();
  const id = Number(asked.id);
  const call = await visitorCall(locale);
  if (type === "page") {
    const page = (await readPagePreview(call, id, locale).catch(unlessRefused)) ?? notFound();
    return (
      <SiteShell locale={locale} path={path} member={member}>
        <title>{t("title", { title: page.title })}</title>
        <p className="bg-raised py-2 text-center text-small">{t("note")}</p>
        <DraftBlocks page={page} locale={locale} />
        <PreviewWatch savedAt={page.changedAt} />
      </SiteShell>
    );
  }
  const preview =
    (await readContentPreview(call, { type, id }, locale).catch(unlessRefused)) ?? notFound();
  const { content, list, changedAt } = preview;
  const above = trailTo(await pageMenu(locale), [], { title: list.menuTitle, url: list.url });
  const here = { title: content.about.title, url: path };
  return (
    <SiteShell locale={locale} path={path} member={member}>
      <title>{t("title", { title: content.about.title })}</title>
      <p className="bg-raised py-2 text-center text-small">{t("note")}</p>
      <Breadcrumb trail={[...above, ...content.about.above, here]} />
      <ContentView content={content} list={list} locale={locale} number={1} />
      <PreviewWatch savedAt={changedAt} />
    </SiteShell>
  );
}
