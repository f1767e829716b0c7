"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { changeStaff } from "@/lib/api/staff";
import type { StaffPerson } from "@/lib/contract/admin/staff";
import { useUi } from "@/stores/ui-store";
import { StaffFields, staffOf } from "./staff-fields";

/** Changes what somebody of the team is called, called on, or may do. */
export function PersonForm(props: { person: StaffPerson; onSaved: () => unknown }) {
  const { person, onSaved } = props;
  const t = useTranslations("admin.team");
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = staffOf(new FormData(event.currentTarget));
    if (!(await run((call) => changeStaff(call, person.id, change)))) return;
    say(t("saved"));
    await onSaved();
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-xl">
      <div className="mb-6 grid gap-5">
        <StaffFields form="person" errors={errors} person={person} />
      </div>
      <FormEnd problem={problem} isBusy={isBusy} send={t("save")} sending={t("saving")} />
    </form>
  );
}
