"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { StaffPerson } from "@/lib/contract/admin/staff";
import { useUi } from "@/stores/ui-store";
import { StaffFields, staffOf, typedPhone } from "./staff-fields";

type Details = Pick<StaffPerson, "firstname" | "lastname" | "phone" | "role">;

const FIELDS = ["firstname", "lastname", "phone", "role"] as const;

const written = ({ firstname, lastname, phone, role }: Details) => ({
  firstname,
  lastname,
  phone: typedPhone(phone),
  role,
});

export function PersonForm(props: { person: StaffPerson; onSaved: () => unknown }) {
  const { person, onSaved } = props;
  const t = useTranslations("admin.team");
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();
  // The person that typing began from, even when a newer state is read meanwhile.
  const [base, setBase] = useState(person);
  const [shown, setShown] = useState<{ round: number; person: Details }>({ round: 0, person });
  const { stale, isOpen, send, choose, forget, problemOf } = useStale<StaffPerson>(FIELDS);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpen) return;
    const typed = staffOf(new FormData(event.currentTarget));
    const before = written(base);
    const mine = Object.fromEntries(
      FIELDS.flatMap((name) => (typed[name] === before[name] ? [] : [[name, typed[name]]])),
    );
    const isDone = await run(async (call) => {
      const change = () =>
        call("PUT /admin/staff/{id}", {
          params: { id: base.id },
          body: mine,
          version: base.version,
        });
      setBase(await send(change, { base, mine, onStale: setBase }));
    });
    if (!isDone) return;
    forget();
    say(t("saved"));
    await onSaved();
  }

  /** Sets fields to the user's own values, or to the saved ones. */
  function take(names: string[], side: Side) {
    choose(names, side);
    if (!stale || !form.current) return;
    const from: Record<string, unknown> = { ...(side === "mine" ? stale.mine : stale.current) };
    const chosen = Object.fromEntries(names.map((name) => [name, from[name]]));
    const typed = staffOf(new FormData(form.current));
    setShown({ round: shown.round + 1, person: { ...base, ...typed, ...chosen } });
  }
  const wordsOf = (name: string, value: unknown): string => {
    if (name === "role") return t(`roles.${value as StaffPerson["role"]}`);
    return (name === "phone" ? typedPhone(value as string | null) : String(value)) || "–";
  };

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate className="max-w-xl">
      <div className="mb-6 grid gap-5">
        <StaffFields key={shown.round} form="person" errors={errors} person={shown.person} />
      </div>
      {stale && (
        <StaleChoice
          fields={stale.both.map((name) => ({
            name,
            label: t(name as (typeof FIELDS)[number]),
            mine: wordsOf(name, stale.mine[name]),
            there: wordsOf(name, stale.current[name]),
          }))}
          theirs={stale.theirs.map((name) => ({
            label: t(name as (typeof FIELDS)[number]),
            there: wordsOf(name, stale.current[name]),
          }))}
          chosen={stale.chosen}
          onChoose={take}
        />
      )}
      <FormEnd
        problem={problemOf(problem)}
        isBusy={isBusy}
        send={t("save")}
        sending={t("saving")}
      />
    </form>
  );
}
