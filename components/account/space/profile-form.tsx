"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { BirthdateField } from "@/components/forms/birthdate-field";
import { birthdateOf } from "@/components/forms/birthdate-of";
import { FormEnd } from "@/components/forms/form-end";
import { KindFields } from "@/components/forms/kind-fields";
import { NameFields } from "@/components/forms/name-fields";
import { PhoneField } from "@/components/forms/phone-field";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import type { User } from "@/lib/contract/user";
import { useAuth } from "@/stores/auth-store";
import { forgetTypedFields } from "@/stores/typed-fields";

export function ProfileForm(props: {
  member: User;
  /** True where the site asks for it. */
  asksBirthdate: boolean;
  /** True where the site takes no minors. */
  isForAdults: boolean;
}) {
  const { member } = props;
  const t = useTranslations("account.profile");
  const words = useTranslations("account");
  const fields = useTranslations("form");
  const router = useRouter();
  const setUser = useAuth((store) => store.setUser);
  const [kind, setKind] = useState(member.kind);
  const [isDone, setIsDone] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  useKeptFields(form, "profile");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = (name: string) => String(data.get(name) ?? "").trim();
    setIsDone(false);
    const isSaved = await run(async (call) => {
      const member = await call("PUT /user", {
        body: {
          firstname: value("firstname"),
          lastname: value("lastname"),
          phone: value("phone"),
          kind,
          company: value("company") || undefined,
          birthdate: birthdateOf(data, "birthdate") || undefined,
        },
      });
      setUser(member);
    });
    if (!isSaved) return;
    forgetTypedFields("profile");
    setIsDone(true);
    router.refresh();
  }

  return (
    <form ref={form} method="post" onSubmit={send} noValidate>
      <div className="mb-8 grid gap-x-6 gap-y-6 xs:grid-cols-2">
        <NameFields form="profile" errors={errors} person={member} />
        <PhoneField
          form="profile"
          label={fields("phone")}
          hint={fields("phoneHint")}
          error={errors.phone}
          defaultValue={member.phone ?? ""}
        />
        {props.asksBirthdate && (
          <BirthdateField
            form="profile"
            adult={props.isForAdults ? "member" : undefined}
            error={errors.birthdate}
            defaultValue={member.birthdate ?? undefined}
          />
        )}
        <KindFields
          form="profile"
          errors={errors}
          kind={kind}
          onKind={setKind}
          company={member.company}
        />
      </div>
      <FormEnd
        problem={problem}
        done={isDone ? t("saved") : undefined}
        isBusy={isBusy}
        send={words("save")}
        sending={words("saving")}
      />
    </form>
  );
}
