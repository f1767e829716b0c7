"use client";

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { EmptyField } from "@/components/forms/empty-field";
import type { FieldErrorCode, FieldRules } from "@/components/forms/field-error-code";
import { hasFields } from "@/components/forms/has-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { TickBox } from "@/components/forms/tick-box";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { BusyButton } from "@/components/ui/busy-button";
import { browserCall } from "@/lib/api/browser-call";
import { readableError } from "@/lib/api/readable-error";
import type { LanguageCode } from "@/lib/contract/locale";
import { SHORTEST_MESSAGE } from "@/lib/contract/typed-length";
import { readMessageQuery } from "@/lib/rules/booking/message-query";
import type { Locale } from "@/lib/rules/text/locale-code";
import { forgetTypedFields } from "@/stores/typed-fields";
import { beginMessage } from "./begin-message";

type Word =
  | "name"
  | "email"
  | "phone"
  | "subject"
  | "message"
  | "messageHint"
  | "optional"
  | "privacy"
  | "send"
  | "sending"
  | "sentTitle"
  | "sentText"
  | "notSent"
  | "refused"
  | "leaveEmpty";

type ErrorCode =
  | "REQUIRED"
  | "HIDDEN_SIGN"
  | "EMAIL_INVALID"
  | "MESSAGE_TOO_SHORT"
  | "PRIVACY_NOT_ACCEPTED";

const RULES: FieldRules = {
  message: ({ value }) =>
    value.trim().length < SHORTEST_MESSAGE ? "MESSAGE_TOO_SHORT" : undefined,
};

/**
 * Writes to the company. Without JavaScript it is an ordinary form, whose answer leads back to this
 * page. `children` links to the privacy policy.
 */
export function ContactForm(props: {
  locale: Locale;
  language: LanguageCode;
  words: Record<Word, string>;
  /** Text for a number of wrong fields; none for one, which has its own error. */
  toCorrect: Record<number, string>;
  errorTexts: Record<ErrorCode, string>;
  children: ReactNode;
}) {
  const { locale, language, words, errorTexts } = props;
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [formError, setFormError] = useState<string>();
  const textOfCode = (code: FieldErrorCode) => errorTexts[code as ErrorCode] ?? errorTexts.REQUIRED;
  const { form, errors, check, refuse } = useFieldErrors(textOfCode, RULES);

  useKeptFields(form, "contact");
  const begin = useEffectEvent(() =>
    beginMessage(form.current, readMessageQuery(new URLSearchParams(location.search))),
  );
  // A visitor who comes from a booking writes about that booking, from a page about its offer.
  useEffect(() => begin(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "");
    setFormError(undefined);
    if (state === "sending" || !check()) return;
    setState("sending");
    try {
      await browserCall(locale)("POST /message", {
        body: {
          name: value("name"),
          email: value("email"),
          phone: value("phone") || undefined,
          subject: value("subject") || undefined,
          message: value("message"),
          website: value("website") || undefined,
          // The provider refuses an unticked box, at its field.
          acceptPrivacy: (value("acceptPrivacy") === "on") as true,
        },
      });
      forgetTypedFields("contact");
      setState("sent");
    } catch (error) {
      setState("writing");
      const failed = readableError(error);
      refuse(failed.errors);
      const areSaid = hasFields(form.current, Object.keys(failed.errors));
      if (!areSaid) setFormError(failed.message || words.notSent);
    }
  }

  if (state === "sent") return <Sent words={words} isShown />;

  const field = (name: "name" | "email" | "phone" | "subject" | "message") => ({
    form: "contact",
    name,
    label: words[name],
    error: errors[name],
  });
  return (
    <>
      <Sent words={words} />
      {/* Shown by `:target` where no script runs. */}
      <p
        id="message-error"
        role="alert"
        className="mb-8 hidden border-danger border-l-2 bg-surface p-6 target:block"
      >
        {words.refused}
      </p>
      <form
        ref={form}
        method="post"
        action="/api/message"
        onSubmit={send}
        noValidate
        className="grid gap-6 sm:grid-cols-2"
      >
        <input type="hidden" name="language" value={language} />
        <TextField {...field("name")} maxLength={100} autoComplete="name" />
        <EmailField {...field("email")} />
        <PhoneField {...field("phone")} optional={words.optional} />
        <TextField {...field("subject")} optional={words.optional} maxLength={150} />
        <TextAreaField
          {...field("message")}
          data-rule="message"
          hint={words.messageHint}
          minLength={SHORTEST_MESSAGE}
          maxLength={5000}
          rows={6}
          className="sm:col-span-2"
        />
        <EmptyField form="contact" label={words.leaveEmpty} />
        <div className="sm:col-span-2">
          <TickBox
            form="contact"
            name="acceptPrivacy"
            missing="PRIVACY_NOT_ACCEPTED"
            error={errors.acceptPrivacy}
          >
            {words.privacy}
          </TickBox>
          <p className="mt-2 pl-8 text-muted text-small">{props.children}</p>
        </div>
        <div className="sm:col-span-2">
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

/** Note shown once the message is there; `:target` shows it where no script runs. */
function Sent({ words, isShown = false }: { words: Record<Word, string>; isShown?: boolean }) {
  return (
    <div
      id="message-sent"
      tabIndex={-1}
      ref={(element) => {
        if (isShown) element?.focus();
      }}
      className={`mb-8 border-success border-l-2 bg-surface p-6 outline-none ${isShown ? "" : "hidden target:block"}`}
    >
      <p className="mb-2 font-title text-heading text-subtitle">{words.sentTitle}</p>
      <p>{words.sentText}</p>
    </div>
  );
}
