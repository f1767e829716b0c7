"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { FlatValues } from "./flat-values";
import { isUnwritten, missingFields } from "./missing-fields";
import { PublicationCard } from "./publication-card";
import type { useContentDraft } from "./use-content-draft";
import type { usePublishing } from "./use-publishing";

/** Returns what lists the labels of the fields that a content, as it is typed, lacks in a language. */
export function useMissingLabels(content: PanelContent, typed: FlatValues) {
  const { labelOf } = usePanel();
  return (language: Locale): string[] =>
    missingFields(content, typed, codeFromLocale(language)).flatMap((name) => {
      const field = content.fields[name];
      return field ? [labelOf(field.label)] : [];
    });
}

/** Whether visitors read a content in a language, and the ways to publish and withdraw it. */
export function DraftPublication(props: {
  content: PanelContent;
  draft: ReturnType<typeof useContentDraft>;
  publishing: ReturnType<typeof usePublishing>;
  locale: Locale;
}) {
  const { content, draft, publishing, locale } = props;
  const { base, typed } = draft;
  const code = codeFromLocale(locale);
  const missing = useMissingLabels(content, typed);
  return (
    <PublicationCard
      locale={locale}
      publication={base?.publications[code]}
      missing={missing(locale)}
      isUnwritten={isUnwritten(content, typed, code)}
      isBusy={publishing.isPublishing}
      onPublish={(when) => publishing.publish([locale], when)}
      onWithdraw={() => draft.withdraw(code)}
    />
  );
}
