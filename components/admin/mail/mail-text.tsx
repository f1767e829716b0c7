"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { MAX_MAIL_PARAGRAPHS, MAX_MAIL_SUBJECT } from "@/lib/contract/mail/mail-texts";
import type { MailWording } from "@/lib/contract/mail/mail-wording";

const WORD =
  "inline-flex min-h-11 items-center rounded-control px-2 text-small text-accent underline decoration-dotted underline-offset-4 hover:bg-raised hover:decoration-solid disabled:opacity-60";

/**
 * Text of a mail, with the words that stand for its values: a tap puts one where the cursor is. The
 * product's words show through where it is empty.
 */
export function MailText(props: {
  form: string;
  name: keyof MailWording;
  value: string;
  usual: string;
  placeholders: string[];
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { form, name, value, usual, placeholders, error, onType } = props;
  const t = useTranslations("admin.mail");
  const box = useRef<HTMLDivElement>(null);
  const shared = {
    form,
    name,
    label: t(`texts.${name}`),
    hint: t(`hints.${name}`),
    error,
    optional: "",
    value,
    placeholder: usual,
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType(currentTarget.value),
  };

  /** Puts a word at the cursor, and the cursor after it. */
  function insert(word: string) {
    const field = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      "input, textarea",
    );
    const from = field?.selectionStart ?? value.length;
    const until = field?.selectionEnd ?? value.length;
    onType(value.slice(0, from) + word + value.slice(until));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + word.length, from + word.length);
    });
  }

  return (
    <div ref={box}>
      {name === "subject" ? (
        <TextField {...shared} maxLength={MAX_MAIL_SUBJECT} />
      ) : (
        <TextAreaField {...shared} rows={4} maxLength={MAX_MAIL_PARAGRAPHS} />
      )}
      <div className="-mx-2 flex flex-wrap items-center">
        {value === "" && usual !== "" && (
          <span className="basis-full">
            <button type="button" onClick={() => onType(usual)} className={`${WORD} font-medium`}>
              {t("start")}
            </button>
          </span>
        )}
        <span aria-hidden="true" className="px-2 text-muted text-small">
          {t("insertLabel")}
        </span>
        {placeholders.map((word) => (
          <button
            key={word}
            type="button"
            aria-label={t("insert", { word: word.slice(1, -1) })}
            // The field keeps the cursor, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(word)}
            className={WORD}
          >
            {word.slice(1, -1)}
          </button>
        ))}
      </div>
    </div>
  );
}
