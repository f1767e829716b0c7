"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { UsedMedium } from "@/lib/contract/admin/medium";
import { MAX_MEDIUM_ALT, MAX_MEDIUM_LICENCE } from "@/lib/rules/site/medium-file";
import { useUi } from "@/stores/ui-store";
import { FocusField } from "./focus-field";
import { MediumFacts } from "./medium-facts";
import { MediumFileActions } from "./medium-file-actions";
import { MediumUses } from "./medium-uses";

const FIELDS = ["alt.fr_FR", "alt.en", "focus", "licence"];

const fieldsOf = ({ alt, focus, licence }: Pick<UsedMedium, "alt" | "focus" | "licence">) => ({
  "alt.fr_FR": alt.fr_FR,
  "alt.en": alt.en,
  focus: `${Math.round(focus.x * 100)} % · ${Math.round(focus.y * 100)} %`,
  licence: licence ?? "",
});

export function MediumForm(props: {
  medium: UsedMedium;
  /** @param now its new state; undefined where it is gone */
  onChanged: (now?: UsedMedium) => void;
  onClose: () => void;
}) {
  const { medium, onChanged, onClose } = props;
  const { kind, uses } = medium;
  const { can } = usePanel();
  const t = useTranslations("admin.medium");
  const optional = useTranslations("form")("optional");
  const say = useUi((store) => store.say);
  const [base, setBase] = useState<UsedMedium>(medium);
  const [alt, setAlt] = useState(medium.alt);
  const [focus, setFocus] = useState(medium.focus);
  const [licence, setLicence] = useState(medium.licence ?? "");
  const { stale, isOpen, send, choose, problemOf } = useStale<UsedMedium>(FIELDS, fieldsOf);
  const { form, isBusy, problem, errors, run } = useCall();
  const mayChange = can("medium:change");

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpen) return;
    const isDone = await run((call) =>
      send(
        async () =>
          onChanged(
            await call("PUT /admin/medium/{id}", {
              params: { id: base.id },
              body: { alt, focus, licence: licence.trim() || null },
              version: base.version,
            }),
          ),
        {
          base,
          mine: fieldsOf({ alt, focus, licence }),
          onStale: (current) => setBase(current),
        },
      ),
    );
    if (!isDone) return;
    say(t("saved"));
    onClose();
  }

  function takeTheirs(names: string[]) {
    for (const name of names) {
      if (name === "alt.fr_FR") setAlt((now) => ({ ...now, fr_FR: base.alt.fr_FR }));
      if (name === "alt.en") setAlt((now) => ({ ...now, en: base.alt.en }));
      if (name === "focus") setFocus(base.focus);
      if (name === "licence") setLicence(base.licence ?? "");
    }
  }

  const altField = (code: "fr_FR" | "en") => ({
    form: "medium",
    name: `alt.${code}`,
    error: errors[`alt.${code}`],
    value: alt[code],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setAlt((now) => ({ ...now, [code]: currentTarget.value })),
    maxLength: MAX_MEDIUM_ALT,
    autoComplete: "off",
    lang: code === "en" ? "en" : "fr",
    readOnly: !mayChange,
  });
  const labelOf = (name: string) =>
    t(
      name === "alt.en"
        ? "altEn"
        : name === "alt.fr_FR"
          ? "altFr"
          : name === "focus"
            ? "focus.title"
            : "licence",
    );

  return (
    <>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="space-y-5">
        <MediumFacts medium={base} />
        {kind === "IMAGE" && mayChange && !base.src.endsWith(".svg") && (
          <FocusField medium={base} focus={focus} onFocus={setFocus} />
        )}
        {kind !== "FILE" && (
          <fieldset className="space-y-4">
            <legend className="mb-1 font-medium text-heading text-small">{t("altTitle")}</legend>
            <p className="text-muted text-small">{t("altWhy")}</p>
            <TextField {...altField("fr_FR")} label={t("altFr")} />
            <TextField {...altField("en")} label={t("altEn")} />
          </fieldset>
        )}
        <TextField
          form="medium"
          name="licence"
          label={t("licence")}
          optional={optional}
          hint={t("licenceHint")}
          error={errors.licence}
          value={licence}
          onChange={({ currentTarget }) => setLicence(currentTarget.value)}
          maxLength={MAX_MEDIUM_LICENCE}
          autoComplete="off"
          readOnly={!mayChange}
        />
        {stale && (
          <StaleChoice
            fields={stale.both.map((name) => ({
              name,
              label: labelOf(name),
              mine: String(stale.mine[name] ?? ""),
              there: String(stale.current[name] ?? ""),
            }))}
            theirs={stale.theirs.map((name) => ({
              label: labelOf(name),
              there: String(stale.current[name] ?? ""),
            }))}
            chosen={stale.chosen}
            onChoose={(names, side) => {
              choose(names, side);
              if (side === "there") takeTheirs(names);
            }}
          />
        )}
        {mayChange && (
          <FormEnd
            problem={problemOf(problem)}
            isBusy={isBusy}
            send={t("save")}
            sending={t("saving")}
          />
        )}
      </form>
      <MediumUses uses={uses} />
      {mayChange && (
        <MediumFileActions
          medium={base}
          onChanged={(now) => {
            // The typed values stay, on top of the new file.
            if (now) setBase(now);
            onChanged(now);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
