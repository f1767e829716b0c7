"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { DraftPublication } from "@/components/admin/content/draft-publication";
import { contentValues, fieldKey } from "@/components/admin/content/flat-values";
import { SaveLine } from "@/components/admin/content/save-line";
import { StalePart } from "@/components/admin/content/stale-part";
import { useContentDraft } from "@/components/admin/content/use-content-draft";
import { usePublishing } from "@/components/admin/content/use-publishing";
import { InputControl } from "@/components/admin/field/input-control";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import type { OlderTexts } from "@/lib/contract/admin/translation";
import type { ContentDraft } from "@/lib/contract/content/draft";
import {
  isLacking,
  type TranslatedText,
  translatedTexts,
} from "@/lib/contract/field/translated-texts";
import { draftedText } from "@/lib/rules/content/drafted-text";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelContent, WrittenField } from "@/lib/site/panel-contents";
import { DraftPart } from "./draft-part";
import { withValueAt } from "./with-value-at";

/** Bounds of the description of a picture, which no content declares. */
const DESCRIPTION = { bounds: { maxLength: 300 }, initial: null };

/** Texts of a content in each language side by side, saved and published as its editor does. */
export function ContentTranslation(props: {
  content: PanelContent;
  draft: ContentDraft;
  of: OlderTexts;
  /** Languages of the site, the original first. */
  locales: Locale[];
}) {
  const { content, of, locales } = props;
  const { labelOf, can } = usePanel();
  const t = useTranslations("admin.translation");
  const box = useRef<HTMLDivElement>(null);
  const draft = useContentDraft({ content, draft: props.draft, onBegun: () => undefined });
  const publishing = usePublishing(draft, box);
  const { typed, errors, stale } = draft;
  const texts = translatedTexts(content.fields, contentValues(content, typed));
  const codes = locales.map(codeFromLocale);
  const olderOf = (place: string, locale: Locale) =>
    of.older.find((one) => one.place === place && one.code === codeFromLocale(locale));
  const isUnfinished = (text: TranslatedText) =>
    codes.some((code) => isLacking(text, code)) ||
    of.older.some(({ place }) => place === text.place);
  // Those of the opening: a text stays in sight while it is written.
  const [opened] = useState(() => ({
    unfinished: new Set(texts.filter(isUnfinished).map(({ place }) => place)),
    said: new Map(texts.map(({ place, said }) => [place, JSON.stringify(said)])),
  }));
  const [showsAll, setShowsAll] = useState(opened.unfinished.size === 0);
  const shown = showsAll ? texts : texts.filter(({ place }) => opened.unfinished.has(place));
  const keyOf = ({ place }: TranslatedText, locale: Locale) => {
    const code = codeFromLocale(locale);
    return place.includes(".") ? `values.${place}.${code}` : fieldKey(place, code);
  };
  const isElsewhere = Object.keys(errors).some(
    (key) => !shown.some((text) => locales.some((locale) => keyOf(text, locale) === key)),
  );

  function type({ place }: TranslatedText, locale: Locale, value: unknown) {
    const code = codeFromLocale(locale);
    const [root = "", ...rest] = place.split(".");
    if (rest.length === 0) return draft.type(fieldKey(root, code), value);
    const key = fieldKey(root, null);
    draft.type(key, withValueAt(typed[key], [...rest, code], value));
  }

  return (
    <div ref={box}>
      <div className="sticky top-0 z-20 -mx-4 mb-5 grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-line border-b bg-background px-4 py-1.5 bar:mx-0 bar:px-0">
        <SaveLine
          isSaving={draft.isSaving}
          hasUnsaved={draft.hasUnsaved}
          isHeld={draft.waits || Object.keys(errors).length > 0}
          savedAt={draft.savedAt}
          problem={draft.problem}
        />
        <PanelLink
          href={panelPath(contentPart(content.name), props.draft.id)}
          className={panelButton("quiet")}
        >
          {t("toEditor")}
        </PanelLink>
      </div>
      {stale && <StalePart content={content} stale={stale} onChoose={draft.choose} />}
      {isElsewhere && (
        <p role="alert" className="mb-4 text-danger">
          {t("faultElsewhere")}
        </p>
      )}
      <fieldset
        disabled={!can("content:change")}
        onBlur={({ target }) => {
          if (!target.closest("button")) void draft.save();
        }}
        className="min-w-0"
      >
        <legend className="sr-only">{t("texts")}</legend>
        <div className="mb-6 grid gap-x-6 gap-y-3 lg:grid-cols-2">
          {locales.map((locale) => (
            <DraftPublication
              key={locale}
              content={content}
              draft={draft}
              publishing={publishing}
              locale={locale}
            />
          ))}
        </div>
        {opened.unfinished.size > 0 && (
          <label className="mb-5 flex min-h-11 items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={showsAll}
              onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
              className="size-5 accent-accent"
            />
            <span>{t("showAll", { count: texts.length })}</span>
          </label>
        )}
        <div className="grid gap-y-7">
          {shown.map((text) => {
            const { place, labels, field } = text;
            const isChanged = opened.said.get(place) !== JSON.stringify(text.said);
            const asField: WrittenField = {
              ...DESCRIPTION,
              ...(field as Omit<WrittenField, keyof typeof DESCRIPTION>),
            };
            return (
              <section key={place} aria-label={labels.map(labelOf).join(" · ")}>
                {labels.length > 1 && (
                  <h2 className="mb-2 text-muted text-small">
                    {labels.slice(0, -1).map(labelOf).join(" · ")}
                  </h2>
                )}
                <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
                  {locales.map((locale) => {
                    const code = codeFromLocale(locale);
                    const older = isChanged ? undefined : olderOf(place, locale);
                    const from = locales.find(
                      (other) =>
                        other !== locale &&
                        draftedText(field.input.kind, text.said[codeFromLocale(other)]),
                    );
                    return (
                      <div key={locale} className="min-w-0">
                        <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
                          <span aria-hidden="true" lang={locale} className="text-muted text-small">
                            {LANGUAGE_NAMES[locale]}
                          </span>
                          {isLacking(text, code) && <ToneMark tone="BAD">{t("lacks")}</ToneMark>}
                          {older && <ToneMark tone="WAITING">{t("isOlder")}</ToneMark>}
                        </p>
                        <InputControl
                          name={keyOf(text, locale)}
                          field={asField}
                          value={text.said[code] ?? null}
                          errors={errors}
                          locale={locale}
                          below={older && t("was", { text: older.was })}
                          onChange={(value) => type(text, locale, value)}
                        />
                        {of.offersDrafts && from && locale !== locales[0] && (
                          <DraftPart
                            source={draftedText(field.input.kind, text.said[codeFromLocale(from)])}
                            from={from}
                            to={locale}
                            value={text.said[code]}
                            label={labelOf(field.label)}
                            onTake={(value) => type(text, locale, value)}
                          />
                        )}
                      </div>
                    );
                  })}
                </div>
              </section>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
