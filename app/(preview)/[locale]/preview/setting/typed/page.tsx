import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { PageBlocks } from "@/components/blocks/page-blocks";
import { ContentView } from "@/components/content/page/content-page";
import { PlaceMark } from "@/components/content/preview/place-mark";
import { PreviewWatch } from "@/components/content/preview/preview-watch";
import { PromotedNews } from "@/components/content/promoted/promoted-news";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { SiteShell } from "@/components/layout/site-shell";
import {
  type ParameterKey,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { SETTING_PLACES } from "@/lib/contract/parameter-catalogue/place/setting-places";
import { hasPermission } from "@/lib/contract/permission";
import { SETTING_PREVIEW } from "@/lib/rules/site/setting-preview";
import type { Locale } from "@/lib/rules/text/locale-code";
import { atPath } from "@/lib/site/at-path";
import { bootstrap } from "@/lib/site/bootstrap";
import { requireMember } from "@/lib/site/member";
import { pathOfRole } from "@/lib/site/page-of-role";
import { triedSetting, trySetting } from "@/lib/site/setting-trial";

export const instant = false;

/** Page of the site on which a setting is seen, with the value that its author is typing. */
export default async function SettingPreviewPage() {
  const [t, locale] = await Promise.all([
    getTranslations("content.preview"),
    getLocale() as Promise<Locale>,
  ]);
  const member = await requireMember(locale, SETTING_PREVIEW);
  if (!hasPermission(member.role, "parameter:change")) notFound();
  const isTried = await trySetting(locale);
  const type = triedSetting().row?.type;
  if (!isTried || !type) return <p className="container-page py-16">{t("trialOver")}</p>;
  const definition = parameterDefinition(type);
  const place = definition && SETTING_PLACES[type as ParameterKey];
  if (!place || !("page" in place)) notFound();
  const { page: of } = place;
  const path = ("path" in of ? of.path : await pathOfRole(of.role, locale)) ?? "/";
  const at = (await atPath(path, locale)) ?? (await atPath("/", locale)) ?? notFound();
  if (at.kind === "MOVED") notFound();
  const site = await bootstrap(locale);
  const label = definition.label[locale];
  return (
    <SiteShell
      locale={locale}
      {...(at.kind === "PAGE" ? { page: at.page, paths: at.paths } : { path })}
    >
      <title>{t("title", { title: label })}</title>
      {at.kind === "PAGE" ? (
        <>
          {path !== "/" && !at.page.useAbsoluteMenu && <Breadcrumb trail={at.trail} />}
          <PageBlocks page={at.page} locale={locale} listPage={1} />
        </>
      ) : (
        <>
          <Breadcrumb trail={at.trail} />
          <ContentView {...at} />
        </>
      )}
      <PromotedNews site={site} />
      <PlaceMark mark={place.mark ?? null} />
      <PreviewWatch savedAt="" />
    </SiteShell>
  );
}
