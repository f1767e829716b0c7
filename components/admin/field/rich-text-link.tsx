"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { PANEL_INPUT, panelButton } from "@/components/admin/panel/panel-look";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { typedLinkAddress } from "@/lib/rules/text/link-address";

export function RichTextLink(props: { editor: Editor; of: string; onClose: () => void }) {
  const { editor, of, onClose } = props;
  const t = useTranslations("admin.content.text");
  const [text, setText] = useState(String(editor.getAttributes("link").href ?? ""));
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = `${of}-link`;
  useEffect(() => input.current?.focus(), []);

  function set() {
    const href = typedLinkAddress(text);
    if (!href) return setError(t("noAddress"));
    editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    onClose();
  }
  function takeOut() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <div className="border-line border-b bg-surface px-3 py-3">
      <label htmlFor={id} className="mb-1 block text-muted text-small">
        {t("address")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={id}
          value={text}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              editor.commands.focus();
              onClose();
            }
            if (event.key !== "Enter") return;
            event.preventDefault();
            set();
          }}
          className={`${PANEL_INPUT} min-w-40 flex-1`}
          {...describedBy(id, null, error)}
        />
        <button type="button" onClick={set} className={panelButton()}>
          {t("setLink")}
        </button>
        {editor.isActive("link") && (
          <button type="button" onClick={takeOut} className={panelButton("quiet")}>
            {t("takeOutLink")}
          </button>
        )}
      </div>
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
