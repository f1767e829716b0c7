"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { BirthdateField } from "@/components/forms/birthdate-field";
import { EmailField } from "@/components/forms/email-field";
import { FormEnd } from "@/components/forms/form-end";
import { KindFields } from "@/components/forms/kind-fields";
import { LinkBeside } from "@/components/forms/link-beside";
import { NameFields } from "@/components/forms/name-fields";
import { PasswordField } from "@/components/forms/password-field";
import { PhoneField } from "@/components/forms/phone-field";
import { TickBox } from "@/components/forms/tick-box";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import type { CustomerKind } from "@/lib/contract/booking";
import { forgetTypedFields } from "@/stores/typed-fields";
import { FoldedAddress } from "./folded-address";
import { Mailed } from "./mailed";
import { registrationOf } from "./registration-of";

/** Kinds of customers that register by themselves. */
const KINDS = ["CONSUMER", "PROFESSIONAL"] as const;

/** Asks for an account. The answer is the same whether there was an account already or not. */
export function RegisterForm(props: {
  /** Path the visitor was going to. */
  next: string | undefined;
  asksBirthdate: boolean;
  /** True where the site takes no minors. */
  isForAdults: boolean;
  offersNewsletter: boolean;
}) {
  const t = useTranslations("auth.register");
  const words = useTranslations("form");
  const { form, isBusy, problem, errors, run } = useCall();
  useKeptFields(form, "register");
  const [kind, setKind] = useState<CustomerKind>("CONSUMER");
  const [mailedTo, setMailedTo] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const registration = registrationOf(new FormData(event.currentTarget), props.next);
    if (!(await run((call) => call("POST /register", { body: registration })))) return;
    forgetTypedFields("register");
    setMailedTo(registration.email);
  }

  const link = (path: string) => (text: ReactNode) => <LinkBeside to={path}>{text}</LinkBeside>;
  return (
    <>
      {mailedTo && (
        <Mailed
          about="register"
          email={mailedTo}
          form={form}
          onBack={() => setMailedTo(undefined)}
        />
      )}
      <form
        ref={form}
        method="post"
        onSubmit={send}
        noValidate
        // The typed values stay, to be corrected.
        hidden={mailedTo !== undefined}
        className="grid gap-5 [&[hidden]]:hidden"
      >
        <div className="grid gap-x-6 gap-y-5 xs:grid-cols-2">
          <NameFields form="register" errors={errors} />
          <EmailField form="register" label={words("email")} error={errors.email} />
          <PhoneField
            form="register"
            label={words("phone")}
            hint={words("phoneHint")}
            error={errors.phone}
          />
        </div>
        <PasswordField
          form="register"
          name="password"
          label={words("password")}
          hint={words("passwordHint")}
          autoComplete="new-password"
          error={errors.password}
        />
        {props.asksBirthdate && (
          <BirthdateField
            form="register"
            adult={props.isForAdults ? "member" : undefined}
            error={errors.birthdate}
          />
        )}
        <KindFields form="register" errors={errors} kinds={KINDS} kind={kind} onKind={setKind} />
        <FoldedAddress errors={errors} />
        <TickBox
          form="register"
          name="acceptTerms"
          missing="USE_TERMS_NOT_ACCEPTED"
          error={errors.acceptTerms}
        >
          {t.rich("acceptTerms", { link: link("/use-terms") })}
        </TickBox>
        {props.offersNewsletter && (
          <TickBox form="register" name="newsletter">
            {t("newsletter")}
          </TickBox>
        )}
        <p className="text-muted text-small">
          {t.rich("privacy", { link: link("/privacy-policy") })}
        </p>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          send={t("send")}
          sending={t("sending")}
          look="beside"
        />
      </form>
    </>
  );
}
