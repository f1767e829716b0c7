"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { LoadingNote } from "@/components/admin/panel/panel-notes";
import { inputLook } from "@/components/ui/field";
import { ControlFrame } from "./control-frame";
import { type ControlProps, textOf } from "./control-props";
import { isKnownMarkup } from "./known-markup";

const RichTextEditor = dynamic(() => import("./rich-text-editor"), {
  ssr: false,
  loading: () => <LoadingNote lines={2} />,
});

/** Text with headings, lists and links. HTML beyond the editor's elements is changed as source. */
export function RichTextInput(props: ControlProps & { isInline?: boolean }) {
  const { value, onChange, locale, isInline = false } = props;
  const t = useTranslations("admin.content.text");
  const html = textOf(value);
  if (!isKnownMarkup(html)) {
    return (
      <ControlFrame of={{ ...props, below: t("asHtml") }}>
        {({ labelId: _, ...control }) => (
          <textarea
            {...control}
            rows={10}
            spellCheck={false}
            value={html}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={`${inputLook} block font-mono text-small`}
          />
        )}
      </ControlFrame>
    );
  }
  return (
    <ControlFrame of={props} isGroup>
      {(control) => (
        <RichTextEditor
          control={control}
          locale={locale}
          html={html}
          isInline={isInline}
          onChange={onChange}
        />
      )}
    </ControlFrame>
  );
}
