"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { InEachLanguage } from "@/components/admin/field/in-each-language";
import { InputControl } from "@/components/admin/field/input-control";
import { usePanel } from "@/components/admin/panel/panel-context";
import { LoadingNote } from "@/components/admin/panel/panel-notes";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelContent, WrittenField } from "@/lib/site/panel-contents";
import { DraftPublication } from "./draft-publication";
import { fieldKey } from "./flat-values";
import { SearchResultPart } from "./search-result-part";
import { slugNote } from "./slug-note";
import type { useContentDraft } from "./use-content-draft";
import type { usePublishing } from "./use-publishing";
import { useRoleNote } from "./use-role-note";

const LayoutInput = dynamic(() => import("@/components/admin/layout/layout-input"), {
  ssr: false,
  loading: () => <LoadingNote />,
});

type Named = [name: string, field: WrittenField];

/** Form of a content: its publication and its texts by language, then what all languages share. */
export function EditorFields(props: {
  content: PanelContent;
  draft: ReturnType<typeof useContentDraft>;
  publishing: ReturnType<typeof usePublishing>;
  hasPage: boolean;
}) {
  const { content, draft, publishing, hasPage } = props;
  const { site, labelOf, can } = usePanel();
  const t = useTranslations("admin.content");
  const { base, typed, errors } = draft;
  const roleNote = useRoleNote(content.isPage === true, base?.id, typed[fieldKey("role", null)]);
  const text = (name: string, language: Locale) =>
    String(typed[fieldKey(name, codeFromLocale(language))] ?? "");
  const pathIn = (language: Locale) => base?.publications[codeFromLocale(language)]?.path ?? null;

  const asked = Object.entries(content.fields).filter(
    ([, { input, only, needs }]) =>
      (hasPage || input.kind !== "SLUG") &&
      (!needs || can(needs)) &&
      (!only || only.is.includes(String(typed[fieldKey(only.where, null)]))),
  );
  const grouped = new Set(content.groups?.flatMap((group) => group.fields));
  const ungrouped = asked.filter(([name]) => !grouped.has(name));
  const translated = ungrouped.filter(([, { isTranslated }]) => isTranslated);
  const shared = ungrouped.filter(([, { isTranslated }]) => !isTranslated);
  const hasBlocks = shared.some(([, { input }]) => input.kind === "BLOCKS");
  const layouts = shared.filter(([, { input }]) => input.kind === "LAYOUT");

  function addressNote(name: string, language: Locale): string | undefined {
    if (content.fields[name]?.input.kind !== "SLUG" || !hasPage) return undefined;
    const address = slugNote({
      typed: text(name, language),
      title: text(content.title, language).trim(),
      path: pathIn(language),
    });
    return address && t("address", { address });
  }
  const control = ([name, field]: Named, language: Locale | null) => {
    const key = fieldKey(name, language && codeFromLocale(language));
    const isRole = field.input.kind === "ROLE";
    const asked = {
      name: key,
      field,
      value: typed[key],
      errors,
      locale: language,
      below: language ? addressNote(name, language) : isRole ? roleNote : undefined,
      onChange: (value: unknown) => draft.type(key, value),
    };
    return field.input.kind === "LAYOUT" ? (
      <LayoutInput {...asked} control={InputControl} />
    ) : (
      <InputControl {...asked} />
    );
  };
  const controls = (fields: Named[]) =>
    fields.map((field) =>
      field[1].isTranslated ? (
        <InEachLanguage key={field[0]} gap="gap-x-6">
          {(language) => control(field, language)}
        </InEachLanguage>
      ) : (
        <Fragment key={field[0]}>{control(field, null)}</Fragment>
      ),
    );

  return (
    <fieldset
      disabled={!can("content:change")}
      onBlur={({ target }) => {
        // A button's action saves by itself.
        if (!target.closest("button")) void draft.save();
      }}
      className="min-w-0"
    >
      <legend className="sr-only">{t("form")}</legend>
      <div className="grid gap-y-5">
        <InEachLanguage gap="gap-x-6">
          {(language) => (
            <DraftPublication
              content={content}
              draft={draft}
              publishing={publishing}
              locale={language}
            />
          )}
        </InEachLanguage>
        <div className="grid gap-y-5">{controls(translated)}</div>
        {content.isPage && (
          <InEachLanguage gap="gap-x-6">
            {(language) => (
              <SearchResultPart
                locale={language}
                id={base?.id}
                title={text("title", language)}
                description={text("metaDescription", language)}
                path={text("path", language) || pathIn(language)}
                role={(typed[fieldKey("role", null)] as string | null | undefined) ?? null}
              />
            )}
          </InEachLanguage>
        )}
      </div>
      {layouts.length > 0 && <div className="mt-8">{controls(layouts)}</div>}
      {shared.length > layouts.length && (
        <section className="mt-8 border-line border-t pt-5">
          <h2 className="mb-4 text-lead">
            {t(hasBlocks ? "blocks.title" : site.locales.length > 1 ? "shared" : "besides")}
          </h2>
          <div className="grid max-w-3xl gap-y-5">
            {controls(shared.filter((field) => !layouts.includes(field)))}
          </div>
        </section>
      )}
      {content.groups?.map(({ label, fields: names }) => (
        <section key={label.en} className="mt-8 border-line border-t pt-5">
          <h2 className="mb-4 text-lead">{labelOf(label)}</h2>
          <div className="grid max-w-3xl gap-y-5">
            {controls(asked.filter(([name]) => names.includes(name)))}
          </div>
        </section>
      ))}
    </fieldset>
  );
}
