"use client";

import "grapesjs/dist/css/grapes.min.css";
import { useTranslations } from "next-intl";
import { use, useEffect, useRef, useState } from "react";
import { SeenLanguage } from "@/components/admin/field/in-each-language";
import type { NestingProps } from "@/components/admin/field/item-fields";
import { panelButton } from "@/components/admin/panel/panel-look";
import { LoadingNote } from "@/components/admin/panel/panel-notes";
import { watchSize } from "@/lib/browser/watch-size";
import type { LanguageCode } from "@/lib/contract/locale";
import { blockTypesOf, layoutOf } from "./layout-value";
import { type CanvasWindow, fitCanvas } from "./open-editor";
import { Palette } from "./palette";
import { SegmentChoice } from "./segment-choice";
import { SelectedPart } from "./selected-part";
import { useDrawnBlocks } from "./use-drawn-blocks";
import { useLayoutCanvas } from "./use-layout-canvas";

/** Canvas of a layout in one language, between the parts that can be put onto it and their settings. */
export default function LayoutEditor(props: NestingProps & { code: LanguageCode }) {
  const { value, field, code, onChange } = props;
  const t = useTranslations("admin.layout");
  const { idContent, savedAt } = use(SeenLanguage);
  const place = useRef<HTMLDivElement>(null);
  const [shownIn, setShownIn] = useState<CanvasWindow>("computer");
  const types = blockTypesOf(field);
  const drawn = useDrawnBlocks(idContent, { code, savedAt });
  const { editor, selected, isFailed } = useLayoutCanvas(place, {
    layout: layoutOf(value),
    code,
    types,
    drawn,
    onChange,
  });
  useEffect(() => {
    const { current: element } = place;
    if (!editor || !element) return;
    return watchSize(element, () => fitCanvas(editor, element, shownIn));
  }, [editor, shownIn]);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <SegmentChoice
          legend={t("window")}
          name="layout-window"
          options={[
            ["computer", t("computer")],
            ["phone", t("phone")],
          ]}
          value={shownIn}
          onChoose={setShownIn}
        />
        <button
          type="button"
          onClick={() => editor?.UndoManager.undo()}
          className={panelButton("quiet")}
        >
          {t("undo")}
        </button>
        <button
          type="button"
          onClick={() => editor?.UndoManager.redo()}
          className={panelButton("quiet")}
        >
          {t("redo")}
        </button>
        <p className="text-muted text-small">{t("help")}</p>
      </div>
      {isFailed && (
        <p role="alert" className="mb-3 text-danger">
          {t("failed")}
        </p>
      )}
      <div className="grid h-[78dvh] min-h-[34rem] grid-cols-[10.5rem_minmax(0,1fr)_17rem] gap-3">
        {editor ? <Palette editor={editor} types={types} code={code} /> : <LoadingNote lines={3} />}
        <div className="layout-canvas min-w-0 overflow-hidden rounded-card border border-line">
          <div ref={place} className="h-full" />
        </div>
        <section aria-label={t("settings")} className="min-w-0 overflow-y-auto pl-1">
          {editor && selected && selected !== editor.getWrapper() ? (
            <SelectedPart editor={editor} component={selected} code={code} of={props} />
          ) : (
            <p className="text-muted text-small">{t("noneSelected")}</p>
          )}
        </section>
      </div>
    </div>
  );
}
