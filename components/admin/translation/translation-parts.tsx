"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { textOf } from "@/components/admin/field/control-props";
import { MailForm } from "@/components/admin/mail/mail-form";
import { withLanguage } from "@/components/admin/mail/with-language";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { ParameterForm } from "@/components/admin/parameter/parameter-form";
import { ItemForm } from "@/components/admin/resource/item-form";
import type { WordedMailView } from "@/lib/contract/admin/mail";
import type { OlderTexts } from "@/lib/contract/admin/translation";
import { draftedText } from "@/lib/rules/content/drafted-text";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { PanelContent } from "@/lib/site/panel-contents";
import type { PanelResource } from "@/lib/site/panel-resources";
import { ContentTranslation } from "./content-translation";
import { DraftPart } from "./draft-part";

interface Translated {
  id: string;
  of: OlderTexts;
  /** Languages of the site, the original first. */
  locales: Locale[];
}

/** Texts of a content, once its working copy is read. */
export function ContentPart({ content, ...rest }: Translated & { content: PanelContent }) {
  const draft = usePanelData("/admin/content/{type}/{id}", {
    params: { type: content.name, id: Number(rest.id) },
  });
  return (
    <Loaded of={draft}>
      {(data) => <ContentTranslation content={content} draft={data} {...rest} />}
    </Loaded>
  );
}

/** Texts of a row of a resource, in its own form. */
export function ResourcePart({ resource, ...rest }: Translated & { resource: PanelResource }) {
  const { labelOf } = usePanel();
  const item = usePanelData("/admin/{resource}/{id}", {
    params: { resource: resource.name, id: rest.id },
  });
  const fields = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, { part: _, ...field }]) =>
      field.isTranslated ? [[name, field]] : [],
    ),
  );
  return (
    <Loaded of={item}>
      {(data) => (
        <ItemForm
          key={data.id}
          resource={{ ...resource, fields }}
          item={data}
          onSaved={(now) => item.mutate(now, { revalidate: false })}
          below={({ field: { name, of, locale, field }, valueIn, onChange }) =>
            locale && (
              <BelowText
                {...rest}
                place={name}
                locale={locale}
                original={textOf(valueIn(`${of}.${rest.of.original}`))}
                value={textOf(valueIn(name))}
                label={labelOf(field.label)}
                onTake={onChange}
              />
            )
          }
        />
      )}
    </Loaded>
  );
}

/** Texts of a setting, in its own form. */
export function ParameterPart(props: Translated) {
  const { labelOf } = usePanel();
  const t = useTranslations("admin.translation");
  const parameters = usePanelData("/admin/parameter");
  return (
    <Loaded of={parameters}>
      {(all) => {
        const parameter = all.find(({ type }) => type === props.id);
        if (!parameter) return <p className="text-muted">{t("notThere")}</p>;
        return (
          <ParameterForm
            parameter={parameter}
            keptAs={`parameter/${parameter.type}`}
            onChanged={(now) =>
              parameters.mutate(
                (known) => known?.map((one) => (one.type === now.type ? now : one)),
                { revalidate: false },
              )
            }
            below={({ name, locale, typed, type }) =>
              locale && (
                <BelowText
                  {...props}
                  place={name}
                  locale={locale}
                  original={typed[`value.${props.of.original}`] ?? ""}
                  value={typed[name] ?? ""}
                  label={labelOf(parameter.label)}
                  onTake={type}
                />
              )
            }
          />
        );
      }}
    </Loaded>
  );
}

/** Owner's words of a mail in each language, side by side. */
export function WordedMailPart(props: Translated) {
  const { id, of, locales } = props;
  const t = useTranslations("admin.mail");
  const mail = usePanelData("/admin/mail/{name}", { params: { name: id } });
  const changeTo = (now: WordedMailView) =>
    mail.mutate((known) => known && withLanguage(known, now), { revalidate: false });
  return (
    <Loaded of={mail}>
      {({ languages }) => {
        const inLocale = (locale: Locale) =>
          languages.find(({ language }) => language === codeFromLocale(locale));
        const original = languages.find(({ language }) => language === of.original);
        return (
          <div className="grid gap-8 lg:grid-cols-2">
            {locales.map((locale) => {
              const worded = inLocale(locale);
              return (
                worded && (
                  <section key={locale} aria-label={LANGUAGE_NAMES[locale]} className="min-w-0">
                    <h2 className="mb-4 text-h4">{LANGUAGE_NAMES[locale]}</h2>
                    <MailForm
                      name={id}
                      worded={worded}
                      onChanged={changeTo}
                      below={({ name, value, onType }) => (
                        <BelowText
                          {...props}
                          place={`${name}.${worded.language}`}
                          locale={locale}
                          original={original?.[name] ?? ""}
                          value={value}
                          label={t(`texts.${name}`)}
                          onTake={onType}
                        />
                      )}
                    />
                  </section>
                )
              );
            })}
          </div>
        );
      }}
    </Loaded>
  );
}

/** What is said below a translation: that it is out of date, and a draft. */
function BelowText(
  props: Translated & {
    place: string;
    locale: Locale;
    original: string;
    value: string;
    label: string;
    onTake: (text: string) => void;
  },
): ReactNode {
  const { of, locales, place, locale, original, value, label, onTake } = props;
  const t = useTranslations("admin.translation");
  const [first = "fr"] = locales;
  const older = of.older.find((one) => one.place === place);
  if (locale === first) return null;
  return (
    <>
      {older && (
        <p className="mt-1 whitespace-pre-line text-[0.8125rem] text-muted">
          <ToneMark tone="WAITING">{t("isOlder")}</ToneMark>{" "}
          <span>{t("was", { text: older.was })}</span>
        </p>
      )}
      {of.offersDrafts && (
        <DraftPart
          source={draftedText("TEXT", original)}
          from={first}
          to={locale}
          value={value}
          label={label}
          onTake={(text) => onTake(String(text))}
        />
      )}
    </>
  );
}
