"use client";

import type { ComponentDefinition, Editor } from "grapesjs";
import { useTranslations } from "next-intl";
import type { DragEvent } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import type { LanguageCode } from "@/lib/contract/locale";
import type { AskedBlocks } from "@/lib/site/panel-contents";
import { PLAIN_PARTS, plainPart } from "./plain-parts";
import { SITE_BLOCK } from "./site-block";

const PART =
  "flex min-h-11 w-full cursor-grab items-center rounded-control border border-line bg-surface px-3 py-1.5 text-left text-small hover:border-accent hover:text-accent";

/**
 * Parts that can be put onto the canvas: dragged to where they shall be, or pressed, which puts them
 * behind the selected part.
 */
export function Palette(props: { editor: Editor; types: AskedBlocks; code: LanguageCode }) {
  const { editor, types, code } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.layout");
  const part = (name: string, label: string, content: () => ComponentDefinition) => (
    <li key={name}>
      <button
        type="button"
        draggable
        onDragStart={(event) => drag(event, content())}
        onDragEnd={() => editor.Blocks.endDrag()}
        onClick={() => add(content())}
        className={PART}
      >
        {label}
      </button>
    </li>
  );

  function drag(event: DragEvent, content: ComponentDefinition) {
    event.dataTransfer.setData("text/plain", "");
    editor.Blocks.remove("dragged");
    const block = editor.Blocks.add("dragged", { label: "", content, select: true });
    editor.Blocks.startDrag(block, event.nativeEvent);
  }
  function add(content: ComponentDefinition) {
    const selected = editor.getSelected();
    const parent = selected?.parent();
    const [added] = parent
      ? parent.append(content, { at: (selected?.index() ?? -1) + 1 })
      : (editor.getWrapper()?.append(content) ?? []);
    if (!added) return;
    editor.select(added);
    added.getEl()?.scrollIntoView({ block: "center" });
  }

  return (
    <nav aria-label={t("palette")} className="min-w-0 overflow-y-auto pr-1">
      <h3 className="mb-2 font-semibold text-heading text-small">{t("plain")}</h3>
      <ul className="mb-5 grid gap-1.5">
        {PLAIN_PARTS.map((name) => part(name, t(`part.${name}`), () => plainPart(name, code)))}
      </ul>
      <h3 className="mb-2 font-semibold text-heading text-small">{t("siteBlocks")}</h3>
      <ul className="grid gap-1.5">
        {Object.entries(types).map(([type, { label }]) =>
          part(type, labelOf(label), () => ({ type: SITE_BLOCK, blockType: type })),
        )}
      </ul>
    </nav>
  );
}
