"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { Notice } from "@/components/forms/notice";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import { forgetTypedFields } from "@/stores/typed-fields";
import type { Purchase } from "./purchase";

/** Mails the link of a booking or an order again, without telling whether there is one. */
export function FindBookingForm(props: { of?: Purchase; send: string }) {
  const { of = "booking" } = props;
  const t = useTranslations(of === "order" ? "order.find" : "ride.find");
  const { form, isBusy, problem, errors, run } = useCall();
  useKeptFields(form, `find-${of}`);
  const [isSent, setIsSent] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name)).trim();
    const query = { reference: value("reference"), email: value("email") };
    if (!(await run((call) => call(`POST /${of}/find`, { body: query })))) return;
    forgetTypedFields(`find-${of}`);
    setIsSent(true);
  }

  if (isSent) return <Notice title={t("sentTitle")}>{t("sentText")}</Notice>;
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-xl gap-6">
      <TextField
        form={`find-${of}`}
        name="reference"
        label={t("reference")}
        hint={t("referenceHint")}
        error={errors.reference}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField form={`find-${of}`} label={t("email")} error={errors.email} />
      <FormEnd problem={problem} isBusy={isBusy} send={props.send} sending={t("sending")} />
    </form>
  );
}
