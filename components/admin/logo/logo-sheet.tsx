"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { Sheet } from "@/components/admin/panel/sheet";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { changeLogo } from "@/lib/api/panel-logo";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import { MAX_LOGO_ALT, MAX_LOGO_BYTES } from "@/lib/rules/site/logo-file";
import { useUi } from "@/stores/ui-store";
import { LogoPreview } from "./logo-preview";

/** A file that was chosen, and how it looks; it is a part of the page until it is sent. */
interface ChosenFile {
  file: File;
  /** Undefined for one that no browser shows, or that is too large. */
  url?: string | undefined;
}

/** Another file for a logo, or none, and what is said of it in both languages. */
export function LogoSheet(props: {
  logo: AdminLogo;
  usualAlt: AdminLogo["alt"] | undefined;
  name: string;
  onChanged: (now: AdminLogo) => unknown;
  onClose: () => void;
}) {
  const { logo, usualAlt, name, onChanged, onClose } = props;
  const { type, image, alt } = logo;
  const t = useTranslations("admin.logo");
  const say = useUi((store) => store.say);
  const [chosen, setChosen] = useState<ChosenFile>();
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
    const data = new FormData(event.currentTarget);
    const said = { fr_FR: String(data.get("alt.fr_FR")), en: String(data.get("alt.en")) };
    const change = { alt: said, image: chosen?.file };
    if (!(await run(async (call) => onChanged(await changeLogo(call, type, change))))) return;
    say(t("saved"));
    onClose();
  }

  const text = (field: "fr_FR" | "en") => ({
    form: "logo",
    name: `alt.${field}`,
    error: errors[`alt.${field}`],
    defaultValue: alt[field] || usualAlt?.[field],
    maxLength: MAX_LOGO_ALT,
    autoComplete: "off",
    lang: field === "en" ? "en" : "fr",
  });

  return (
    <Sheet title={name} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="space-y-4">
        <LogoPreview
          type={type}
          image={chosen?.url ? { url: chosen.url } : image}
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
        <FormEnd problem={problem} isBusy={isBusy} send={t("save")} sending={t("saving")} />
      </form>
    </Sheet>
  );
}

/** A picture that was chosen, as an address within the page; undefined for what is none. */
async function shownAs(file: File): Promise<string | undefined> {
  if (file.size > MAX_LOGO_BYTES || !file.type.startsWith("image/")) return undefined;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
