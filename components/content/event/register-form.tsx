"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { EmptyField } from "@/components/forms/empty-field";
import type { FieldErrorCode } from "@/components/forms/field-error-code";
import { hasFields } from "@/components/forms/has-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { BusyButton } from "@/components/ui/busy-button";
import { browserCall } from "@/lib/api/browser-call";
import { readableError } from "@/lib/api/readable-error";
import { randomKey } from "@/lib/browser/random-key";
import type { EventRegistrationState } from "@/lib/contract/event";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/rules/text/locale-code";
import { forgetTypedFields } from "@/stores/typed-fields";

type ErrorCode = "REQUIRED" | "HIDDEN_SIGN" | "EMAIL_INVALID";

const NO_RULES = {};

/**
 * Registers for an event. Without JavaScript it is an ordinary form, whose answer leads back to
 * this page. `children` links to the privacy policy.
 */
export function EventRegisterForm(props: {
  locale: Locale;
  language: LanguageCode;
  route: string;
  id: number;
  /** Most people of a registration. */
  most: number;
  words: Messages["event"]["register"];
  /** Text for a number of wrong fields. */
  toCorrect: Record<number, string>;
  errorTexts: Record<ErrorCode, string>;
  children: ReactNode;
}) {
  const { locale, language, route, id, most, words, errorTexts } = props;
  const [state, setState] = useState<"writing" | "sending" | EventRegistrationState>("writing");
  const [message, setMessage] = useState("");
  const said = useRef<HTMLDivElement>(null);
  // Sent again after a broken connection, it is the same registration.
  const receipt = useRef("");
  const textOfCode = (code: FieldErrorCode) => errorTexts[code as ErrorCode] ?? errorTexts.REQUIRED;
  const { form, errors, check, refuse } = useFieldErrors(textOfCode, NO_RULES);
  const kept = `register-${id}`;
  useKeptFields(form, kept);
  const isDone = state === "CONFIRMED" || state === "WAITING";

  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage("");
    if (state === "sending" || !check()) return;
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "");
    receipt.current ||= randomKey();
    setState("sending");
    try {
      const registered = await browserCall(locale)("POST /element/{route}/{id}/register", {
        params: { route, id },
        body: {
          name: value("name"),
          email: value("email"),
          phone: value("phone") || undefined,
          people: Number(value("people")),
          receipt: receipt.current,
          website: value("website") || undefined,
        },
      });
      forgetTypedFields(kept);
      setState(registered.state);
    } catch (error) {
      const failed = readableError(error);
      setState("writing");
      refuse(failed.errors);
      const areSaid = hasFields(form.current, Object.keys(failed.errors));
      if (!areSaid) setMessage(failed.message || words.failed);
    }
  }

  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const field = (name: "name" | "email" | "phone" | "people") => ({
    form: "register",
    name,
    label: words[name],
    error: errors[name],
  });
  return (
    <>
      {/* Shown by `:target` where no script runs. */}
      <div
        id="registration-sent"
        ref={said}
        role="status"
        tabIndex={-1}
        className={`border-success border-l-2 bg-surface p-6 outline-none ${isDone ? "" : "hidden target:mb-6 target:block"}`}
      >
        <p className="mb-2 font-title text-heading text-subtitle">
          {isDone ? words.done[state] : words.sent}
        </p>
        <p key={state}>{isDone ? words.doneText[state] : words.sentText}</p>
      </div>
      <p
        id="registration-error"
        role="alert"
        className="mb-8 hidden border-danger border-l-2 bg-surface p-6 target:block"
      >
        {words.refused}
      </p>
      <form
        ref={form}
        method="post"
        action={`/api/element/${route}/${id}/register`}
        onSubmit={send}
        noValidate
        hidden={isDone}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <input type="hidden" name="language" value={language} />
          <TextField {...field("name")} required maxLength={100} autoComplete="name" />
          <EmailField {...field("email")} required />
          <PhoneField {...field("phone")} optional={words.optional} />
          <SelectField {...field("people")} defaultValue={1}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </SelectField>
          <EmptyField form="register" label={words.leaveEmpty} />
        </div>
        <p role="status" className="mt-6 font-medium text-danger empty:hidden">
          {props.toCorrect[Object.keys(errors).length]}
        </p>
        <p role="alert" className="mt-6 font-medium text-danger empty:hidden">
          {message}
        </p>
        <BusyButton
          isBusy={state === "sending"}
          label={words.send}
          busyLabel={words.sending}
          className="mt-6 w-full xs:w-auto xs:min-w-56"
        />
        <p className="mt-4 text-muted text-small">{props.children}</p>
      </form>
    </>
  );
}
