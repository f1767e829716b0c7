"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { Sheet } from "@/components/admin/panel/sheet";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { changeLogo } from "@/lib/api/panel-logo";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { MAX_LOGO_ALT, MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { useUi } from "@/stores/ui-store";
import { LogoPreview } from "./logo-preview";

/** Chosen file and its preview; it is a part of the page until it is sent. */
interface ChosenFile {
  file: File;
  /** Preview; undefined for a file that no browser shows, or that is too large. */
  url?: string | undefined;
}

const FIELDS = ["image", "alt.fr_FR", "alt.en"];

const fieldsOf = ({ image, alt }: AdminLogo) => ({
  image: image?.url ?? null,
  "alt.fr_FR": alt.fr_FR,
  "alt.en": alt.en,
});

export function LogoSheet(props: {
  logo: AdminLogo;
  usualAlt: AdminLogo["alt"] | undefined;
  name: string;
  onChanged: (now: AdminLogo) => unknown;
  onClose: () => void;
}) {
  const { logo, usualAlt, name, onChanged, onClose } = props;
  const { type, image, alt } = logo;
  // The state that the change began from, even when a newer one is read meanwhile.
  const [base, setBase] = useState(logo);
  const [said, setSaid] = useState({
    fr_FR: alt.fr_FR || (usualAlt?.fr_FR ?? ""),
    en: alt.en || (usualAlt?.en ?? ""),
  });
  const { stale, isOpen, send, choose: settle, problemOf } = useStale(FIELDS, fieldsOf);
  const t = useTranslations("admin.logo");
  const say = useUi((store) => store.say);
  const [chosen, setChosen] = useState<ChosenFile>();
  /** True where the picture that somebody else has put there meanwhile stays. */
  const [isPictureLeft, setIsPictureLeft] = useState(false);
  const isTooLarge = chosen !== undefined && chosen.file.size > MAX_LOGO_BYTES;
  const { form, isBusy, problem, errors, run } = useCall({
    values: { image: chosen?.url },
    wrong: isTooLarge ? { image: t("tooLarge") } : {},
  });

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    setChosen(file && { file, url: await shownAs(file) });
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOpen) return;
    const change = { alt: said, image: isPictureLeft ? undefined : chosen?.file };
    const mine = {
      "alt.fr_FR": said.fr_FR,
      "alt.en": said.en,
      ...(chosen && !isPictureLeft && { image: chosen.url ?? chosen.file.name }),
    };
    const isDone = await run((call) =>
      send(async () => onChanged(await changeLogo(call, base, change)), {
        base,
        mine,
        onStale: (current) => {
          setBase(current);
          return onChanged(current);
        },
      }),
    );
    if (!isDone) return;
    say(t("saved"));
    onClose();
  }

  /** Sets fields to the user's own values, or to the saved ones. */
  function take(names: string[], side: Side) {
    settle(names, side);
    const from = side === "mine" ? stale?.mine : stale?.current;
    for (const name of names) {
      if (name === "alt.fr_FR") setSaid((now) => ({ ...now, fr_FR: String(from?.[name]) }));
      if (name === "alt.en") setSaid((now) => ({ ...now, en: String(from?.[name]) }));
      if (name === "image") setIsPictureLeft(side === "there");
    }
  }
  const look = (name: string, value: unknown) =>
    name === "image" && typeof value === "string" ? (
      <LogoPreview type={type} image={{ url: value }} alt="" none={t("none")} />
    ) : (
      String(value ?? t("none"))
    );
  const labelOf = (name: string) =>
    t(name === "image" ? "file" : name === "alt.en" ? "altEn" : "altFr");

  const text = (field: "fr_FR" | "en") => ({
    form: "logo",
    name: `alt.${field}`,
    error: errors[`alt.${field}`],
    value: said[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setSaid((now) => ({ ...now, [field]: currentTarget.value })),
    maxLength: MAX_LOGO_ALT,
    autoComplete: "off",
    lang: field === "en" ? "en" : "fr",
  });

  return (
    <Sheet title={name} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="space-y-4">
        <LogoPreview
          type={type}
          image={chosen?.url && !isPictureLeft ? { url: chosen.url } : image}
          alt=""
          none={t("none")}
        />
        <Field
          id="logo-image"
          label={t(image ? "otherFile" : "file")}
          hint={t(type === "LOGO_FAVICON" ? "iconHint" : "fileHint")}
          error={errors.image}
        >
          <input
            id="logo-image"
            name="image"
            type="file"
            required={!image}
            accept=".svg,.png,.jpg,.jpeg,.webp,image/svg+xml,image/png,image/jpeg,image/webp"
            onChange={(event) => void choose(event)}
            {...describedBy("logo-image", "hint", errors.image)}
            className={`${inputLook} file:mr-4 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:py-1 file:font-medium file:text-heading file:text-small`}
          />
        </Field>
        <TextField {...text("fr_FR")} label={t("altFr")} hint={t("altHint")} />
        <TextField {...text("en")} label={t("altEn")} />
        {stale && (
          <StaleChoice
            fields={stale.both.map((name) => ({
              name,
              label: labelOf(name),
              mine: look(name, stale.mine[name]),
              there: look(name, stale.current[name]),
            }))}
            theirs={stale.theirs.map((name) => ({
              label: labelOf(name),
              there: look(name, stale.current[name]),
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
    </Sheet>
  );
}

/** Returns a chosen picture as an address within the page; undefined for a file that is none. */
async function shownAs(file: File): Promise<string | undefined> {
  if (file.size > MAX_LOGO_BYTES || !file.type.startsWith("image/")) return undefined;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
