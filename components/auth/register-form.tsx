"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { TextField } from "@/components/account/text-field";
import { PasswordField } from "@/components/ui/password-field";
import { register } from "@/lib/api/auth";
import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { AddressFields } from "./address-fields";
import { FormEnd } from "./form-end";
import { KindChoice } from "./kind-choice";
import { Mailed } from "./mailed";
import { registrationOf } from "./registration-of";
import { TickBox } from "./tick-box";
import { useAuthCall } from "./use-auth-call";

type RegisterField = "firstname" | "lastname" | "email" | "phone" | "birthdate" | "company";

/** Asks for an account. What comes of it is the same whether there was one already. */
export function RegisterForm(props: {
  /** Where one was going. */
  next: string | undefined;
  asksBirthdate: boolean;
  offersNewsletter: boolean;
}) {
  const t = useTranslations("auth");
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useAuthCall();
  const [mailedTo, setMailedTo] = useState<string>();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = registrationOf(new FormData(event.currentTarget), props.next);
    void run(
      (call) => register(call, wanted),
      () => {
        setMailedTo(wanted.email);
        return undefined;
      },
    );
  }

  const field = (name: RegisterField) => ({
    form: "register",
    name,
    label: name === "email" ? t("email") : t(`register.${name}`),
    error: errors[name],
  });
  const link = (path: string) => (text: ReactNode) => (
    <a
      href={localisedPath(path, locale)}
      target="_blank"
      rel="noopener"
      className="text-accent underline underline-offset-4"
    >
      {text}
    </a>
  );
  return (
    <>
      {mailedTo && (
        <Mailed about="register" email={mailedTo} onBack={() => setMailedTo(undefined)} />
      )}
      <form
        ref={form}
        method="post"
        onSubmit={send}
        noValidate
        // What was typed stays, to be corrected.
        hidden={mailedTo !== undefined}
        className="grid gap-5 [&[hidden]]:hidden"
      >
        <div className="grid gap-x-6 gap-y-5 xs:grid-cols-2">
          <TextField {...field("firstname")} maxLength={80} autoComplete="given-name" />
          <TextField {...field("lastname")} maxLength={80} autoComplete="family-name" />
          <TextField {...field("email")} type="email" maxLength={254} autoComplete="email" />
          <TextField
            {...field("phone")}
            hint={t("register.phoneHint")}
            type="tel"
            maxLength={30}
            autoComplete="tel"
          />
        </div>
        <PasswordField
          id="register-password"
          name="password"
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="new-password"
          error={errors.password}
          words={{ show: t("show"), hide: t("hide") }}
        />
        {props.asksBirthdate && (
          <TextField {...field("birthdate")} type="date" autoComplete="bday" />
        )}
        <KindChoice errors={errors} />
        <AddressFields errors={errors} />
        <TickBox id="register-terms" name="acceptTerms" required error={errors.acceptTerms}>
          {t.rich("register.acceptTerms", { link: link("/use-terms") })}
        </TickBox>
        {props.offersNewsletter && (
          <TickBox id="register-newsletter" name="newsletter">
            {t("register.newsletter")}
          </TickBox>
        )}
        <p className="text-muted text-small">
          {t.rich("register.privacy", { link: link("/privacy-policy") })}
        </p>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          send={t("register.send")}
          sending={t("register.sending")}
        />
      </form>
    </>
  );
}
