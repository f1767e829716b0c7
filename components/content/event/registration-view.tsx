"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { EventRegistration } from "@/lib/contract/event";
import type { LanguageCode } from "@/lib/contract/locale";
import { found } from "@/lib/site/found";

/**
 * Shows the holder of a mailed link their registration, and cancels it; without JavaScript an
 * ordinary form does. `facts` tells time and place, `children` leads on.
 */
export function RegistrationView(props: {
  code: string;
  language: LanguageCode;
  path: string;
  registration: EventRegistration;
  facts: ReactNode;
  children: ReactNode;
}) {
  const { code, language, path, registration } = props;
  const { state, title, people } = registration;
  const t = useTranslations("event.link");
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { form, isBusy, problem, run } = useCall();

  useEffect(() => {
    if (isOver) heading.current?.focus();
  }, [isOver]);

  function cancel(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async (call) => {
      await found(call("POST /registration/{code}/cancel", { params: { code } }));
      setIsOver(true);
    });
  }

  if (isOver) {
    return (
      <>
        <h1 key="over" ref={heading} tabIndex={-1} className="text-title outline-none">
          {t("over")}
        </h1>
        <p className="mt-5 mb-10 text-lead text-muted">{t("overText")}</p>
        {props.children}
      </>
    );
  }
  return (
    <>
      <p className="kicker mb-4">{t(`kicker.${state}`)}</p>
      <h1 className="text-title">{title}</h1>
      <p className="mt-5 text-lead text-muted">{t(`text.${state}`, { people })}</p>
      <div className="mt-5 mb-10">{props.facts}</div>
      <form
        ref={form}
        method="post"
        action={`/api/registration/${encodeURIComponent(code)}/cancel`}
        onSubmit={cancel}
        className="space-y-4"
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="returnTo" value={path} />
        <CallErrorNotice problem={problem} />
        <BusyButton
          isBusy={isBusy}
          look="danger"
          label={t("send")}
          busyLabel={t("sending")}
          className="w-full xs:w-auto xs:min-w-56"
        />
      </form>
    </>
  );
}
