"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { describedBy, Field } from "@/components/ui/field";
import { changeProfile } from "@/lib/api/user";
import type { CustomerKind } from "@/lib/contract/booking";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/locale-code";
import { useAuth } from "@/stores/auth-store";
import { FormEnd } from "./form-end";
import { selectLook } from "./select-look";
import { TextField } from "./text-field";
import { useAccountCall } from "./use-account-call";

const KINDS: CustomerKind[] = ["CONSUMER", "PROFESSIONAL", "COLLECTIVE"];

/** Civil status and contact details of a member, to be changed. */
export function ProfileForm(props: {
  locale: Locale;
  member: User;
  /** Where the site asks for it. */
  asksBirthdate: boolean;
}) {
  const { locale, member } = props;
  const t = useTranslations("account.profile");
  const words = useTranslations("account");
  const router = useRouter();
  const know = useAuth((store) => store.know);
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(member.kind);
  const [isDone, setIsDone] = useState(false);
  const { isBusy, problem, errors, run } = useAccountCall(locale);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "").trim();
    setIsDone(false);
    const isSaved = await run(async (call) => {
      const member = await changeProfile(call, {
        firstname: value("firstname"),
        lastname: value("lastname"),
        phone: value("phone"),
        kind,
        company: value("company") || undefined,
        birthdate: value("birthdate") || undefined,
      });
      know(member);
    }, form.current);
    if (!isSaved) return;
    setIsDone(true);
    router.refresh();
  }

  const field = (name: "firstname" | "lastname" | "phone" | "birthdate" | "company") => ({
    form: "profile",
    name,
    label: t(name),
    error: errors[name],
  });
  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      <div className="mb-8 grid gap-x-6 gap-y-6 xs:grid-cols-2">
        <TextField
          {...field("firstname")}
          defaultValue={member.firstname}
          maxLength={80}
          autoComplete="given-name"
        />
        <TextField
          {...field("lastname")}
          defaultValue={member.lastname}
          maxLength={80}
          autoComplete="family-name"
        />
        <TextField
          {...field("phone")}
          hint={t("phoneHint")}
          defaultValue={member.phone ?? ""}
          type="tel"
          maxLength={30}
          autoComplete="tel"
        />
        {props.asksBirthdate && (
          <TextField
            {...field("birthdate")}
            defaultValue={member.birthdate ?? ""}
            type="date"
            autoComplete="bday"
          />
        )}
        <Field id="profile-kind" label={t("kind")} error={errors.kind} className="xs:col-start-1">
          <select
            id="profile-kind"
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as CustomerKind)}
            className={selectLook}
            {...describedBy("profile-kind", null, errors.kind)}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        {kind !== "CONSUMER" && (
          <TextField
            {...field("company")}
            defaultValue={member.company ?? ""}
            maxLength={120}
            autoComplete="organization"
          />
        )}
      </div>
      <FormEnd
        locale={locale}
        problem={problem}
        done={isDone ? t("saved") : undefined}
        isBusy={isBusy}
        send={words("save")}
        sending={words("saving")}
      />
    </form>
  );
}
