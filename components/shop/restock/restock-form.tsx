"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyField } from "@/components/forms/empty-field";
import type { FieldErrorCode } from "@/components/forms/field-error-code";
import { useFieldErrors } from "@/components/forms/use-field-errors";
import { BusyButton } from "@/components/ui/busy-button";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { browserCall } from "@/lib/api/browser-call";
import { readableError } from "@/lib/api/readable-error";
import type { Messages } from "@/lib/i18n/messages";
import type { Locale } from "@/lib/rules/text/locale-code";

export type RestockWords = Omit<Messages["restock"]["ask"], "policy"> & {
  errors: Record<"REQUIRED" | "EMAIL_INVALID", string>;
  policy: ReactNode;
};

const NO_RULES = {};

/** Asks for a message once a sold out product is back in stock. */
export function RestockForm(props: { locale: Locale; idDeclination: number; words: RestockWords }) {
  const { locale, idDeclination, words } = props;
  const [state, setState] = useState<"writing" | "sending" | "waiting" | "back">("writing");
  const [message, setMessage] = useState("");
  const said = useRef<HTMLDivElement>(null);
  const textOfCode = (code: FieldErrorCode) =>
    code === "EMAIL_INVALID" ? words.errors.EMAIL_INVALID : words.errors.REQUIRED;
  const { form, errors, check, refuse } = useFieldErrors(textOfCode, NO_RULES);
  const isAnswered = state === "waiting" || state === "back";

  useEffect(() => {
    if (isAnswered) said.current?.focus();
  }, [isAnswered]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage("");
    if (state === "sending" || !check()) return;
    const data = new FormData(event.currentTarget);
    setState("sending");
    try {
      const { isWaiting } = await browserCall(locale)("POST /restock", {
        body: {
          idDeclination,
          email: String(data.get("email") ?? ""),
          website: String(data.get("website") ?? "") || undefined,
        },
      });
      setState(isWaiting ? "waiting" : "back");
    } catch (error) {
      const refused = readableError(error);
      setState("writing");
      refuse(refused.errors);
      if (!refused.errors.email) setMessage(refused.message || words.failed);
    }
  }

  return (
    <div className="mt-6 rounded-card bg-surface p-6 noscript:hidden">
      <div ref={said} role="status" tabIndex={-1} className="outline-none">
        {isAnswered && (
          <>
            {state === "waiting" && <p className="font-medium text-success">{words.done}</p>}
            <p>{state === "waiting" ? words.doneText : words.back}</p>
          </>
        )}
      </div>
      <form ref={form} onSubmit={send} noValidate hidden={isAnswered}>
        <p className="font-title text-heading text-subtitle">{words.title}</p>
        <p className="mt-1.5 mb-5 text-muted text-small">{words.text}</p>
        <Field id="restock-email" label={words.email} error={errors.email}>
          <input
            id="restock-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            className={inputLook}
            {...describedBy("restock-email", null, errors.email)}
          />
        </Field>
        <EmptyField form="restock" label={words.leaveEmpty} />
        <BusyButton
          isBusy={state === "sending"}
          label={words.send}
          busyLabel={words.sending}
          className="mt-4 w-full xs:w-auto"
        />
        <p role="alert" className="mt-3 text-danger text-small empty:hidden">
          {message}
        </p>
        <p className="mt-4 text-muted text-small">{words.policy}</p>
      </form>
    </div>
  );
}
