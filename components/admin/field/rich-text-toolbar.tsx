"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useReducer, useState } from "react";
import { RichTextLink } from "./rich-text-link";

const ICONS = {
  bold: "M8 5h5a3.500 3.500 0 0 1 0 7H8zM8 12h6a3.500 3.500 0 0 1 0 7H8z",
  italic: "M11 5h6M7 19h6M14 5l-4 14",
  bulletList: "M9.500 7H20M9.500 12H20M9.500 17H20M5 7h.01M5 12h.01M5 17h.01",
  orderedList: "M10 7h10M10 12h10M10 17h10M4 5.500 5.500 5v4.500M4 14.500h2.500L4 18h2.500",
  blockquote: "M5 6v12M9.500 8H20M9.500 12H20M9.500 16H16",
  link: "M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  redo: "m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4",
} as const;

const BUTTON =
  "grid h-9 min-w-9 shrink-0 place-items-center rounded-control px-2 text-small text-ink hover:bg-raised hover:text-heading aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-accent aria-disabled:opacity-40";

/** Toolbar of the text editor: the arrow keys lead from button to button. */
export function RichTextToolbar(props: {
  editor: Editor;
  isInline: boolean;
  labelId: string;
  of: string;
}) {
  const { editor, isInline, labelId, of } = props;
  const t = useTranslations("admin.content.text");
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [isLinking, setIsLinking] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    editor.on("transaction", look);
    return () => void editor.off("transaction", look);
  }, [editor]);
  const then = () => editor.chain().focus();
  const can = editor.can();
  const marks = [
    { name: "bold", on: editor.isActive("bold"), act: () => then().toggleBold().run() },
    { name: "italic", on: editor.isActive("italic"), act: () => then().toggleItalic().run() },
  ] as const;
  const parts = () =>
    [
      {
        name: "paragraph",
        on: editor.isActive("paragraph"),
        act: () => then().setParagraph().run(),
      },
      ...([3, 4] as const).map((level) => ({
        name: level === 3 ? ("heading" as const) : ("subheading" as const),
        on: editor.isActive("heading", { level }),
        act: () => then().toggleHeading({ level }).run(),
      })),
      ...marks,
      {
        name: "bulletList",
        on: editor.isActive("bulletList"),
        act: () => then().toggleBulletList().run(),
      },
      {
        name: "orderedList",
        on: editor.isActive("orderedList"),
        act: () => then().toggleOrderedList().run(),
      },
      {
        name: "blockquote",
        on: editor.isActive("blockquote"),
        act: () => then().toggleBlockquote().run(),
      },
    ] as const;
  const buttons = [
    ...(isInline ? marks : parts()),
    {
      name: "link",
      on: editor.isActive("link"),
      // Nobody would see a link without words.
      isOff: editor.state.selection.empty && !editor.isActive("link"),
      act: () => setIsLinking(true),
    },
    { name: "undo", isOff: !can.undo(), act: () => then().undo().run() },
    { name: "redo", isOff: !can.redo(), act: () => then().redo().run() },
  ] as const;

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (at + step + buttons.length) % buttons.length;
    setAt(next);
    (event.currentTarget.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <>
      <div
        role="toolbar"
        tabIndex={-1}
        id={`${of}-toolbar`}
        aria-label={t("toolbar")}
        aria-describedby={labelId}
        aria-controls={of}
        onKeyDown={move}
        className="flex flex-wrap gap-0.5 border-line border-b bg-surface px-1 py-1"
      >
        {buttons.map(({ name, act, ...button }, index) => (
          <button
            key={name}
            type="button"
            title={t(name)}
            tabIndex={index === at ? 0 : -1}
            aria-label={t(name)}
            aria-pressed={"on" in button ? button.on : undefined}
            aria-disabled={("isOff" in button && button.isOff) || undefined}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!("isOff" in button && button.isOff)) act();
            }}
            className={BUTTON}
          >
            {name in ICONS ? (
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.8}
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
                className="size-[1.125rem]"
              >
                <path d={ICONS[name as keyof typeof ICONS]} />
              </svg>
            ) : (
              <span>{t(name)}</span>
            )}
          </button>
        ))}
      </div>
      {isLinking && <RichTextLink editor={editor} of={of} onClose={() => setIsLinking(false)} />}
    </>
  );
}
