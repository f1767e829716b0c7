"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormerValuesContext, formerOfContent } from "@/components/admin/field/former-values";
import { SeenLanguage } from "@/components/admin/field/in-each-language";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import type { ContentDraft } from "@/lib/contract/content/draft";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelContent } from "@/lib/site/panel-contents";
import { useMissingLabels } from "./draft-publication";
import { EditorFields } from "./editor-fields";
import { EditorParts } from "./editor-parts";
import { fieldKey } from "./flat-values";
import { LanguageTabs } from "./language-tabs";
import { PreviewPart } from "./preview-part";
import { SaveLine } from "./save-line";
import { StalePart } from "./stale-part";
import { useContentDraft } from "./use-content-draft";
import { usePublishing } from "./use-publishing";

/** Editor of a content: its bar, its languages, its form and parts, and its page beside them. */
export function ContentEditor(props: {
  content: PanelContent;
  /** Draft; null for a new content. */
  draft: ContentDraft | null;
  onBegun: (id: number) => void;
}) {
  const { content } = props;
  const { site, locale, labelOf, can } = usePanel();
  const t = useTranslations("admin.content");
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Locale>(site.locales.includes(locale) ? locale : "fr");
  const [isPreviewed, setIsPreviewed] = useState(false);
  const draft = useContentDraft(props);
  const publishing = usePublishing(draft, box, setShown);
  const { base, typed, errors, stale } = draft;
  // A content without a page, as an event that does not take place, has no address either.
  const hasPage = content.hasPage && !(content.span && !typed[fieldKey(content.span.from, null)]);
  const missing = useMissingLabels(content, typed);
  const called = [locale, ...site.locales]
    .map((language) =>
      String(typed[fieldKey(content.title, codeFromLocale(language))] ?? "").trim(),
    )
    .find(Boolean);

  return (
    <Screen
      title={called || labelOf(content.add)}
      back={{
        href: panelPath(contentPart(content.name)),
        label: labelOf(content.label.many),
      }}
      aside={
        hasPage && (
          <button
            type="button"
            aria-pressed={isPreviewed}
            onClick={() => {
              void draft.save();
              setIsPreviewed(!isPreviewed);
            }}
            className={panelButton()}
          >
            {t(isPreviewed ? "preview.close" : "preview.open")}
          </button>
        )
      }
    >
      <SeenLanguage
        value={{
          shown,
          isOneByOne: isPreviewed,
          idContent: base?.id,
          savedAt: base?.changedAt,
          isOut: Object.values(base?.publications ?? {}).some(({ path }) => path !== null),
        }}
      >
        <div ref={box}>
          <div className="sticky top-0 z-20 -mx-4 mb-5 grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-line border-b bg-background px-4 py-2.5 bar:mx-0 bar:px-0">
            <SaveLine
              isSaving={draft.isSaving}
              hasUnsaved={draft.hasUnsaved}
              isHeld={draft.waits || Object.keys(errors).length > 0}
              savedAt={draft.savedAt}
              problem={draft.problem}
            />
            {can("content:publish") && (
              <button
                type="button"
                aria-busy={publishing.isPublishing}
                // The least complete language comes first: it is refused before any is published.
                onClick={() =>
                  void publishing.publish(
                    site.locales.toSorted((a, b) => missing(b).length - missing(a).length),
                  )
                }
                className={panelButton("solid")}
              >
                {t(site.locales.length > 1 ? "publishAll" : "publishHere")}
              </button>
            )}
          </div>
          {stale && <StalePart content={content} stale={stale} onChoose={draft.choose} />}
          <LanguageTabs
            locales={site.locales}
            shown={shown}
            isLacking={(language) => called !== undefined && missing(language).length > 0}
            isOneByOne={isPreviewed}
            onShow={setShown}
          />
          <div className={isPreviewed ? "grid gap-x-10 lg:grid-cols-2" : undefined}>
            <div className={isPreviewed ? "min-w-0 max-lg:hidden" : undefined}>
              <FormerValuesContext
                value={base ? formerOfContent(content.name, base.id, typed) : undefined}
              >
                <EditorFields
                  content={content}
                  draft={draft}
                  publishing={publishing}
                  hasPage={hasPage}
                />
              </FormerValuesContext>
              {base && (
                <EditorParts
                  content={content}
                  draft={draft}
                  base={base}
                  title={called || t("untitled")}
                />
              )}
            </div>
            {isPreviewed && hasPage && <PreviewPart draft={base} locale={shown} />}
          </div>
        </div>
      </SeenLanguage>
    </Screen>
  );
}
