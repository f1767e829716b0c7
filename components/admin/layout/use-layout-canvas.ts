"use client";

import type { Component, Editor } from "grapesjs";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { newItem } from "@/components/admin/field/new-item";
import { usePanel } from "@/components/admin/panel/panel-context";
import { watchSize } from "@/lib/browser/watch-size";
import type { LanguageCode } from "@/lib/contract/locale";
import { editedHtml } from "@/lib/layout/joined-layout";
import type { Layout } from "@/lib/layout/layout";
import { liftedLayout } from "@/lib/layout/lifted-layout";
import { DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/text/locale-code";
import type { AskedBlocks } from "@/lib/site/panel-contents";
import { createLayoutMemory } from "./layout-memory";
import { confFields } from "./layout-value";
import { nameParts, newKey } from "./name-parts";
import { openEditor } from "./open-editor";
import { admitOwnStyles } from "./own-styles";
import { partInAddress } from "./part-in-address";
import { type BlockCard, drawBlocks } from "./site-block";
import { dressCanvas, readSiteLook, type SiteLook } from "./site-look";
import { withTyped } from "./typed-words";
import type { DrawnBlocks } from "./use-drawn-blocks";

/** Pause after a change on the canvas before it is taken over, in milliseconds. */
const PAUSE = 250;

interface Canvas {
  layout: Layout;
  code: LanguageCode;
  types: AskedBlocks;
  drawn: DrawnBlocks;
  onChange: (layout: Layout) => void;
}

/** Holds the canvas of a layout in a language: what is done on it is the layout's, and the reverse. */
export function useLayoutCanvas(place: RefObject<HTMLDivElement | null>, canvas: Canvas) {
  const { layout, code, types, drawn } = canvas;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.layout");
  const [editor, setEditor] = useState<Editor>();
  const [isFailed, setIsFailed] = useState(false);
  const [selected, setSelected] = useState<Component>();
  const [memory] = useState(createLayoutMemory);
  const look = useRef<SiteLook>(undefined);
  /** HTML and styles that the canvas holds, so that only changes from elsewhere are put into it. */
  const held = useRef("");
  const latest = useRef(layout);
  latest.current = layout;

  const cardOf = useEffectEvent((slug: string): BlockCard => {
    const block = latest.current.blocks.find((one) => one.slug === slug);
    const label = block && types[block.type]?.label;
    const title = block?.conf.title as Partial<Record<LanguageCode, string>> | null | undefined;
    return {
      label: label ? labelOf(label) : slug || t("newBlock"),
      title: title?.[code] ?? "",
      drawn: drawn.get(slug),
    };
  });
  const begin = useEffectEvent((container: HTMLElement) =>
    openEditor({ container, title: t("canvasOf"), cardOf: (slug) => cardOf(slug) }),
  );
  const stateOf = (of: Layout) => `${editedHtml(of, code)}\n${of.styles}`;

  const put = useEffectEvent((into: Editor) => {
    held.current = stateOf(latest.current);
    into.setComponents(editedHtml(latest.current, code));
    into.setStyle(latest.current.styles);
    into.UndoManager.clear();
    const page = into.Canvas.getDocument();
    if (look.current && page) dressCanvas(page, look.current, latest.current.css);
  });
  /** Takes what the canvas holds into the layout. */
  const take = useEffectEvent((from: Editor) => {
    const known = memory.with(latest.current);
    const named = nameParts(from, known, (type, slug) => ({
      slug,
      type,
      isHidden: false,
      conf: newItem(confFields(types, type)),
    }));
    const html = from.getWrapper()?.getInnerHTML() ?? "";
    const now = liftedLayout({ html, code, before: named, newKey });
    now.styles = String(from.getCss({ avoidProtected: true }) ?? "");
    now.texts = withTyped(from, now.texts, code);
    const state = stateOf(now);
    if (state === held.current) return;
    held.current = state;
    memory.with(now);
    latest.current = now;
    canvas.onChange(now);
    drawBlocks(from, cardOf);
  });

  useEffect(() => {
    if (!place.current) return;
    const forbid = admitOwnStyles();
    const opened = begin(place.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReady = false;
    const soon = () => {
      if (!isReady) return;
      clearTimeout(timer);
      timer = setTimeout(takeNow, PAUSE);
    };
    const takeNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      take(opened);
    };
    const seen = () => setSelected(opened.getSelected());
    opened.on("load", async () => {
      try {
        look.current = await readSiteLook(localeFromCode(code) ?? DEFAULT_LOCALE);
        put(opened);
        // What the editor writes otherwise than it was read is no change of anybody's.
        held.current = heldBy(opened);
        isReady = true;
        setEditor(opened);
        selectPart(opened);
      } catch {
        setIsFailed(true);
      }
    });
    opened.on("update component:input", soon);
    opened.on("component:selected component:deselected", seen);
    // Whoever leaves in the midst of a word finds it again.
    window.addEventListener("pagehide", takeNow);
    return () => {
      window.removeEventListener("pagehide", takeNow);
      takeNow();
      opened.destroy();
      forbid();
    };
  }, [place, code]);

  const heldBy = useEffectEvent((by: Editor) => {
    const known = memory.with(latest.current);
    const html = by.getWrapper()?.getInnerHTML() ?? "";
    const now = liftedLayout({ html, code, before: known, newKey });
    return `${editedHtml(now, code)}\n${String(by.getCss({ avoidProtected: true }) ?? "")}`;
  });
  const state = stateOf(layout);
  const putIfOther = useEffectEvent((into: Editor, now: string) => {
    if (now === held.current || now === lastState.current) return;
    put(into);
    held.current = heldBy(into);
  });
  const lastState = useRef(state);
  useEffect(() => {
    if (editor) putIfOther(editor, state);
    lastState.current = state;
  }, [editor, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read as it is drawn
  useEffect(() => {
    if (editor) drawBlocks(editor, cardOf);
  }, [editor, layout.blocks, drawn]);
  return { editor, selected, isFailed };
}

/** Selects the part that the address names, if it names any. */
function selectPart(editor: Editor): void {
  const asked = partInAddress();
  if (!asked) return;
  const name = asked.kind === "block" ? "data-component" : "data-text";
  const [found] = editor.getWrapper()?.find(`[${name}="${asked.id}"]`) ?? [];
  if (!found) return;
  editor.select(found);
  const element = found.getEl();
  if (element) keepInView(element);
}

/** Keeps an element in view while the page around it is still being drawn, until its user moves. */
function keepInView(element: HTMLElement): void {
  const forget = watchSize(element.ownerDocument.body, () => {
    element.scrollIntoView({ block: "center" });
    document.getElementById("layout")?.scrollIntoView();
  });
  for (const where of [window, element.ownerDocument.defaultView]) {
    for (const move of ["wheel", "pointerdown", "keydown", "touchmove"]) {
      where?.addEventListener(move, forget, { once: true });
    }
  }
}
