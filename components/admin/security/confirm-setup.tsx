"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef } from "react";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { ScreenPart } from "@/components/admin/panel/screen";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { FactorSetup } from "@/lib/contract/second-factor";
import { CopyButton } from "./copy-button";
import { QrCode } from "./qr-code";

export function ConfirmSetup(props: {
  setup: FactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
}) {
  const { secret, link } = props.setup;
  const t = useTranslations("admin.security");
  const words = useTranslations("code");
  const { form, isBusy, problem, errors, run } = useCall();
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code"));
    void run(async (call) =>
      props.onConfirmed(
        (await call("POST /user/second-factor/confirm", { body: { code } })).recoveryCodes,
      ),
    );
  }

  return (
    <div ref={start} tabIndex={-1} className="outline-none">
      <ScreenPart title={t("app.title")}>
        <p className="mb-4 max-w-xl">{t("app.text")}</p>
        <a href={link} className={`${panelButton("outline")} mb-4 w-full xs:w-auto`}>
          {t("app.open")}
        </a>
        <div className={`${PANEL_CARD} max-w-xl p-4`}>
          <div className="mb-4">
            <QrCode text={link} label={t("qr")} />
          </div>
          <p className="mb-1 text-muted text-small">{t("app.key")}</p>
          <p
            translate="no"
            className="mb-4 grid w-fit grid-cols-4 gap-x-4 gap-y-1 font-mono text-heading text-lead sm:grid-cols-8"
          >
            {[...secret.matchAll(/.{1,4}/g)].map(({ 0: group, index: at }) => (
              <span key={at}>{group}</span>
            ))}
          </p>
          <CopyButton text={secret} label={t("app.copyKey")} />
          <p className="mt-3 text-muted text-small">{t("app.once")}</p>
        </div>
      </ScreenPart>
      <ScreenPart title={t("confirm.title")}>
        <form ref={form} onSubmit={confirm} noValidate className="grid max-w-md gap-5">
          <TextField
            form="confirm"
            name="code"
            label={words("code")}
            error={errors.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
          />
          <FormEnd
            problem={problem}
            isBusy={isBusy}
            send={t("confirm.do")}
            sending={t("confirm.doing")}
          />
        </form>
      </ScreenPart>
    </div>
  );
}
