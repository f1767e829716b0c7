"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyField } from "@/components/forms/empty-field";
import type { FieldErrorCode } from "@/components/forms/field-error-code";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { BusyButton } from "@/components/ui/busy-button";
import { describedBy, inputLook } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { ReadableError } from "@/lib/api/readable-error";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Locale } from "@/lib/rules/text/locale-code";
import { forgetTypedFields } from "@/stores/typed-fields";

type Word =
  | "email"
  | "send"
  | "sending"
  | "sent"
  | "sentText"
  | "notSent"
  | "refused"
  | "leaveEmpty";

type ErrorCode = "REQUIRED" | "EMAIL_INVALID" | "PRIVACY_NOT_ACCEPTED";

const NO_RULES = {};
const SAYS_NOTHING: Pick<ReadableError, "errors" | "message"> = { errors: {}, message: "" };

/**
 * Asks for the newsletter. Without JavaScript it is an ordinary form, whose answer leads back to
 * this place; the code that sends it otherwise loads when it is sent. `children` links to the
 * privacy policy.
 */
export function SubscribeForm(props: {
  locale: Locale;
  language: LanguageCode;
  words: Record<Word, string> & { consent: ReactNode };
  errorTexts: Record<ErrorCode, string>;
  children: ReactNode;
}) {
  const { locale, language, words, errorTexts } = props;
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [message, setMessage] = useState("");
  const textOfCode = (code: FieldErrorCode) => errorTexts[code as ErrorCode] ?? errorTexts.REQUIRED;
  const { form, errors, check, refuse } = useFieldErrors(textOfCode, NO_RULES);
  useKeptFields(form, "newsletter");
  const sent = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "sent") sent.current?.focus();
  }, [state]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage("");
    if (state === "sending" || !check()) return;
    const data = new FormData(event.currentTarget);
    setState("sending");
    const refused = await import("./ask-for-newsletter").then(
      ({ askForNewsletter }) => askForNewsletter(locale, data),
      () => SAYS_NOTHING,
    );
    setState(refused ? "writing" : "sent");
    if (!refused) return forgetTypedFields("newsletter");
    refuse(refused.errors);
    if (Object.keys(refused.errors).length === 0) setMessage(refused.message || words.notSent);
  }

  return (
    <>
      {/* Shown by `:target` where no script runs. */}
      <div
        id="newsletter-sent"
        ref={sent}
        role="status"
        tabIndex={-1}
        className={`border-success border-l-2 py-1 pl-5 outline-none ${state === "sent" ? "" : "hidden target:mb-6 target:block"}`}
      >
        <p className="mb-1 font-medium text-heading">{words.sent}</p>
        <p>{words.sentText}</p>
      </div>
      <p
        id="newsletter-error"
        role="alert"
        className="mb-6 hidden border-danger border-l-2 py-1 pl-5 text-danger target:block"
      >
        {words.refused}
      </p>
      <form
        ref={form}
        method="post"
        action="/api/newsletter/subscribe"
        onSubmit={send}
        noValidate
        hidden={state === "sent"}
      >
        <input type="hidden" name="language" value={language} />
        <label htmlFor="newsletter-email" className="mb-2 block font-medium">
          {words.email}
        </label>
        <div className="grid gap-x-3 xs:grid-cols-[1fr_auto]">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            className={inputLook}
            {...describedBy("newsletter-email", null, errors.email)}
          />
          <FieldErrorText id="newsletter-email" error={errors.email} />
          <BusyButton
            isBusy={state === "sending"}
            label={words.send}
            busyLabel={words.sending}
            look="outline"
            className="mt-3 xs:col-start-2 xs:row-start-1 xs:mt-0"
          />
        </div>
        <EmptyField form="newsletter" label={words.leaveEmpty} />
        <div className="mt-4 flex items-start gap-3">
          <input
            id="newsletter-acceptPrivacy"
            type="checkbox"
            name="acceptPrivacy"
            required
            data-missing="PRIVACY_NOT_ACCEPTED"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            {...describedBy("newsletter-acceptPrivacy", null, errors.acceptPrivacy)}
          />
          <p>
            <label htmlFor="newsletter-acceptPrivacy">{words.consent}</label> {props.children}
          </p>
        </div>
        <FieldErrorText id="newsletter-acceptPrivacy" error={errors.acceptPrivacy} />
        <p role="alert" className="mt-3 text-danger empty:hidden">
          {message}
        </p>
      </form>
    </>
  );
}
