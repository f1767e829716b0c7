"use client";

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { EmptyField } from "@/components/forms/empty-field";
import { hasFields } from "@/components/forms/has-fields";
import { TickBox } from "@/components/forms/tick-box";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { BusyButton } from "@/components/ui/busy-button";
import { browserCall } from "@/lib/api/browser-call";
import { readableError } from "@/lib/api/readable-error";
import type { Form } from "@/lib/contract/form";
import type { LanguageCode } from "@/lib/contract/locale";
import { askedFormFields, type FormFault, judgeAnswer } from "@/lib/rules/form/judge-answer";
import type { Locale } from "@/lib/rules/text/locale-code";
import { forgetTypedFields } from "@/stores/typed-fields";
import { FormFieldControl } from "./form-field-control";
import { partsOf } from "./parts-of";

type Word =
  | "choose"
  | "optional"
  | "privacy"
  | "send"
  | "sending"
  | "sentTitle"
  | "notSent"
  | "refused"
  | "leaveEmpty"
  | "files";

/** Prefix that tells its fields apart from those of the page's other forms. */
const FORM = "form";

/**
 * Fills in a form. Fields that depend on an answer come and go with it, and hidden ones are not
 * sent. Without JavaScript all of them are shown, and the answer leads back to this page.
 * `children` links to the privacy policy.
 */
export function FormFill(props: {
  locale: Locale;
  language: LanguageCode;
  form: Pick<Form, "id" | "fields" | "thanks">;
  words: Record<Word, string>;
  /** Text for a number of wrong fields; none for one, which has its own error. */
  toCorrect: Record<number, string>;
  faults: Record<FormFault | "PRIVACY_NOT_ACCEPTED", string>;
  children: ReactNode;
}) {
  const { locale, language, words, faults } = props;
  const { id, fields, thanks } = props.form;
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [formError, setFormError] = useState<string>();
  const [texts, setTexts] = useState<Record<string, string[]>>({});
  const { form, errors, refuse } = useFieldErrors(() => faults.REQUIRED, {});
  const asked = new Set(askedFormFields(fields, texts).map(({ name }) => name));

  useKeptFields(form, `form-${id}`);
  // What was answered before this script had run, or is kept, decides as well.
  useEffect(() => {
    if (form.current) setTexts(partsOf(fields, new FormData(form.current)).texts);
  }, [form, fields]);

  const read = (element: HTMLFormElement) => partsOf(fields, new FormData(element));

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (state === "sending") return;
    setFormError(undefined);
    const body = new FormData(element);
    const wrong = Object.entries(judgeAnswer(fields, read(element)).faults).map(
      ([name, fault]): [string, string] => [name, faults[fault]],
    );
    if (!body.has("acceptPrivacy")) wrong.push(["acceptPrivacy", faults.PRIVACY_NOT_ACCEPTED]);
    refuse(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    setState("sending");
    try {
      await browserCall(locale)("POST /forms/{id}/submit", { params: { id }, body });
      forgetTypedFields(`form-${id}`);
      setState("sent");
    } catch (error) {
      setState("writing");
      const failed = readableError(error);
      refuse(failed.errors);
      const areSaid = hasFields(form.current, Object.keys(failed.errors));
      if (!areSaid) setFormError(failed.message || words.notSent);
    }
  }

  if (state === "sent") return <Sent title={words.sentTitle} text={thanks} isShown />;

  return (
    <>
      <Sent title={words.sentTitle} text={thanks} />
      {/* Shown by `:target` where no script runs. */}
      <p
        id="form-error"
        role="alert"
        className="mb-8 hidden border-danger border-l-2 bg-surface p-6 target:block"
      >
        {words.refused}
      </p>
      <form
        ref={form}
        method="post"
        action={`/api/forms/${id}/submit?userLang=${language}`}
        encType="multipart/form-data"
        onSubmit={(event) => void send(event)}
        onChange={({ currentTarget }) => setTexts(read(currentTarget).texts)}
        noValidate
        className="grid gap-6"
      >
        {fields.map((field) => (
          <div
            key={field.name}
            className={asked.has(field.name) ? "min-w-0" : "hidden noscript:block"}
          >
            <FormFieldControl form={FORM} field={field} error={errors[field.name]} words={words} />
          </div>
        ))}
        <EmptyField form={FORM} label={words.leaveEmpty} />
        <div>
          <TickBox
            form={FORM}
            name="acceptPrivacy"
            missing="PRIVACY_NOT_ACCEPTED"
            error={errors.acceptPrivacy}
          >
            {words.privacy}
          </TickBox>
          <p className="mt-2 pl-8 text-muted text-small">{props.children}</p>
        </div>
        <div>
          <p role="status" className="mb-4 font-medium text-danger empty:hidden">
            {props.toCorrect[Object.keys(errors).length]}
          </p>
          <p role="alert" className="mb-4 font-medium text-danger empty:hidden">
            {formError}
          </p>
          <BusyButton
            isBusy={state === "sending"}
            label={words.send}
            busyLabel={words.sending}
            className="w-full xs:w-auto xs:min-w-56"
          />
        </div>
      </form>
    </>
  );
}

/** Note shown once the answer is there; `:target` shows it where no script runs. */
function Sent(props: { title: string; text: string; isShown?: boolean }) {
  const { title, text, isShown = false } = props;
  return (
    <div
      id="form-sent"
      tabIndex={-1}
      ref={(element) => {
        if (isShown) element?.focus();
      }}
      className={`mb-8 border-success border-l-2 bg-surface p-6 outline-none ${isShown ? "" : "hidden target:block"}`}
    >
      <p className="mb-2 font-title text-heading text-subtitle">{title}</p>
      <p className="whitespace-pre-wrap">{text}</p>
    </div>
  );
}
