"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { use, useState, useSyncExternalStore } from "react";
import { SeenLanguage } from "@/components/admin/field/in-each-language";
import type { NestingProps } from "@/components/admin/field/item-fields";
import { usePanel } from "@/components/admin/panel/panel-context";
import { LoadingNote } from "@/components/admin/panel/panel-notes";
import { isWideWindow, watchWideWindow } from "@/lib/browser/wide-window";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { LayoutPreview } from "./layout-preview";
import { LayoutReading } from "./layout-reading";
import { layoutOf } from "./layout-value";
import { SegmentChoice } from "./segment-choice";

const LayoutEditor = dynamic(() => import("./layout-editor"), {
  ssr: false,
  loading: () => <LoadingNote />,
});

/**
 * Layout of a page. A wide window has its canvas, on which parts are put and moved; every window has
 * it as it is read, with its texts.
 */
export default function LayoutInput(props: NestingProps) {
  const { value, field, errors } = props;
  const { site, locale, labelOf } = usePanel();
  const t = useTranslations("admin.layout");
  const { idContent, isOneByOne, isOut, shown } = use(SeenLanguage);
  const isWide = useSyncExternalStore(watchWideWindow, isWideWindow, () => false);
  const [wanted, setWanted] = useState<"canvas" | "texts">("canvas");
  const [ownLocale, setOwnLocale] = useState<Locale>(site.locales.includes(locale) ? locale : "fr");
  // Whatever is wrong is shown at its field, which the canvas has none of.
  const isWrong = Object.keys(errors).some((key) => key.startsWith(`${props.name}.`));
  const hasCanvas = isWide && !isOneByOne;
  const isCanvas = hasCanvas && wanted === "canvas" && !isWrong;
  const code = codeFromLocale(hasCanvas ? ownLocale : shown);
  return (
    <section aria-label={labelOf(field.label)} id="layout">
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 className="text-lead">{labelOf(field.label)}</h2>
        {hasCanvas && (
          <SegmentChoice
            legend={t("view")}
            name="layout-view"
            options={[
              ["canvas", t("canvas")],
              ["texts", t("texts")],
            ]}
            value={isCanvas ? "canvas" : "texts"}
            onChoose={setWanted}
          />
        )}
        {isCanvas && site.locales.length > 1 && (
          <SegmentChoice
            legend={t("language")}
            name="layout-language"
            options={site.locales.map((one) => [one, t(`in.${one}`)])}
            value={ownLocale}
            onChoose={setOwnLocale}
          />
        )}
      </div>
      {isCanvas ? (
        <LayoutEditor key={code} {...props} code={code} />
      ) : (
        <LayoutReading {...props} code={code} />
      )}
      {idContent !== undefined && isOut && (
        <LayoutPreview idPage={idContent} layout={layoutOf(value)} code={code} />
      )}
    </section>
  );
}
