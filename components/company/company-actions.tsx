"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { focusField } from "@/components/booking/focus-field";
import { showState } from "@/components/booking-page/show-state";
import { useFailure } from "@/components/booking-page/use-failure";
import { buttonLook } from "@/components/ui/button-link";
import { actOnBooking } from "@/lib/api/booking-company";
import type { BookingLink } from "@/lib/api/booking-page";
import { browserCall } from "@/lib/api/browser-call";
import { ApiFailure } from "@/lib/api/call";
import type { CompanyAction, CompanyPage } from "@/lib/contract/booking-company";
import type { Locale } from "@/lib/rules/locale-code";
import { useUi } from "@/stores/ui-store";
import { ActionFields } from "./action-fields";
import { actionOf } from "./action-of";

/** What the company can do about a booking now, each with what it needs to know. */
export function CompanyActions(props: { booking: CompanyPage; link: BookingLink; locale: Locale }) {
  const { booking, link, locale } = props;
  const t = useTranslations("ride.company");
  if (booking.actions.length === 0) return <p className="text-muted">{t("nothing")}</p>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {booking.actions.map((action, index) => (
        <ActionForm
          key={action}
          action={action}
          link={link}
          locale={locale}
          // What comes first is what is next; the rest opens when it is wanted.
          isNext={index === 0 && action !== "CANCEL"}
          fields={(errors) => <ActionFields action={action} booking={booking} errors={errors} />}
        />
      ))}
    </div>
  );
}

function ActionForm(props: {
  action: CompanyAction["action"];
  link: BookingLink;
  locale: Locale;
  isNext: boolean;
  fields: (errors: Record<string, string>) => ReactNode;
}) {
  const { action, link, locale, isNext } = props;
  const t = useTranslations("ride.company");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  // Sent again after a broken connection, the same money must not be recorded twice.
  const receipt = useRef("");
  const { failure, errors, fail, forget } = useFailure();

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    receipt.current ||= crypto.randomUUID();
    data.set("receipt", receipt.current);
    setIsBusy(true);
    forget();
    try {
      await actOnBooking(browserCall(locale), link, actionOf(action, data));
      receipt.current = "";
      say(t("done"));
      form.current?.reset();
      router.refresh();
      showState();
    } catch (error) {
      fail(error);
      if (error instanceof ApiFailure) focusField(form.current, Object.keys(error.errors)[0]);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <details open={isNext} className="group py-6">
      <summary className="flex min-h-11 items-center justify-between gap-6 text-lead text-heading hover:text-accent">
        <h3>{t(`${action}.title`)}</h3>
        <span aria-hidden="true" className="transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <form ref={form} onSubmit={act} noValidate className="mt-2 max-w-xl">
        <p className="mb-5 text-muted">{t(`${action}.text`)}</p>
        {props.fields(errors)}
        <p role="alert" className="mb-4 font-medium text-danger empty:hidden">
          {failure}
        </p>
        <button
          type="submit"
          aria-disabled={isBusy}
          className={buttonLook(isNext ? "solid" : "outline")}
        >
          {isBusy ? t("doing") : t(`${action}.do`)}
        </button>
      </form>
    </details>
  );
}
