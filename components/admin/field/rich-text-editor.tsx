"use client";

import { Editor } from "@tiptap/core";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { FramedControl } from "./control-frame";
import { INLINE_EXTENSIONS, RICH_TEXT_EXTENSIONS } from "./rich-text-extensions";
import { RichTextToolbar } from "./rich-text-toolbar";

const LOOK =
  "written-text prose rounded-b-control bg-background px-4 py-3 text-body text-ink outline-none";

/** Editor of a text: it writes HTML of the few elements that a page's text has. */
export default function RichTextEditor(props: {
  control: FramedControl;
  locale: Locale | null;
  html: string;
  /** True for words within an element: no headings, no lists, and one paragraph. */
  isInline: boolean;
  onChange: (html: string) => void;
}) {
  const { control, html, isInline } = props;
  const { id, name, lang, labelId } = control;
  const describedBy = control["aria-describedby"];
  const isInvalid = control["aria-invalid"] ?? false;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  /** Last HTML that it gave on, so that only changes from elsewhere are put into it. */
  const said = useRef(html);
  const say = useEffectEvent((now: string) => {
    said.current = now;
    props.onChange(now);
  });
  const attributes = useMemo(
    () => ({
      id,
      name,
      class: `${LOOK} ${isInline ? "min-h-20" : "min-h-40"}`,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      ...(lang && { lang }),
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(isInvalid && { "aria-invalid": "true" }),
    }),
    [id, name, lang, labelId, describedBy, isInvalid, isInline],
  );
  const begin = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        element,
        // It has its name from the beginning: nobody meets a field without one.
        editorProps: { attributes },
        extensions: isInline ? INLINE_EXTENSIONS : RICH_TEXT_EXTENSIONS,
        content: html,
        // The style sheet of the panel holds the rules: a policy lets no script add any.
        injectCSS: false,
        onUpdate: ({ editor: it }) => say(it.isEmpty ? "" : it.getHTML()),
      }),
  );
  useEffect(() => {
    if (!place.current) return;
    const created = begin(place.current);
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    if (!editor || html === said.current) return;
    said.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes } });
  }, [editor, attributes]);
  return (
    <div
      className={`rounded-control border focus-within:border-accent ${isInvalid ? "border-danger" : "border-line-strong"}`}
    >
      {editor && <RichTextToolbar editor={editor} isInline={isInline} labelId={labelId} of={id} />}
      <div ref={place} />
    </div>
  );
}
