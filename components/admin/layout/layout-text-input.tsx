"use client";

import type { ControlProps } from "@/components/admin/field/control-props";
import { RichTextInput } from "@/components/admin/field/rich-text-input";
import { TextInput } from "@/components/admin/field/written-inputs";
import { htmlOfWords, inParagraph, isInlineHtml, outOfParagraph, plainWords } from "./text-html";

/** Control of a text of a layout: a field for words, the text editor where they have marks. */
export function LayoutTextInput(props: ControlProps) {
  const html = String(props.value ?? "");
  const words = plainWords(html);
  if (words !== undefined) {
    return (
      <TextInput
        {...props}
        value={words}
        onChange={(value) => props.onChange(htmlOfWords(String(value)))}
      />
    );
  }
  if (!isInlineHtml(html)) return <RichTextInput {...props} />;
  return (
    <RichTextInput
      {...props}
      isInline
      value={inParagraph(html)}
      onChange={(value) => props.onChange(outOfParagraph(String(value)))}
    />
  );
}
