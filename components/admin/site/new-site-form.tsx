"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ChoiceField } from "@/components/forms/choice-field";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { makeSite, type SiteOrigin } from "@/lib/api/panel-site";
import type { MadeSite } from "@/lib/contract/admin/new-site";
import { MAX_SITE_FILE_BYTES, MAX_SITE_NAME, SITE_TEMPLATES } from "@/lib/rules/site/site-file";
import { NewSite } from "./new-site";

const ORIGINS = [...SITE_TEMPLATES, "FILE"] as const;

/** Form by which a new site begins, from a template or from the file of one. */
export function NewSiteForm() {
  const t = useTranslations("admin.site.make");
  const [name, setName] = useState("");
  const [origin, setOrigin] = useState<SiteOrigin>("CHAUFFEUR");
  const [file, setFile] = useState<File>();
  const [made, setMade] = useState<MadeSite>();
  const isTooLarge = (file?.size ?? 0) > MAX_SITE_FILE_BYTES;
  const { form, isBusy, problem, errors, run } = useCall({
    values: { name, file: file?.name },
    wrong: isTooLarge ? { file: t("tooLarge") } : {},
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await run(async (call) => setMade(await makeSite(call, { name, origin, file })));
  }

  if (made) return <NewSite site={made} onAgain={() => setMade(undefined)} />;
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="space-y-5">
      <TextField
        form="site"
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        error={errors.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        required
        maxLength={MAX_SITE_NAME}
        autoComplete="off"
      />
      <ChoiceField
        form="site"
        name="origin"
        legend={t("origin")}
        options={ORIGINS.map((value) => ({ value, label: t(`origins.${value}`) }))}
        value={origin}
        onChange={setOrigin}
      />
      {origin === "FILE" && (
        <Field id="site-file" label={t("file")} hint={t("fileHint")} error={errors.file}>
          <input
            id="site-file"
            name="file"
            type="file"
            required
            accept=".zip,application/zip"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
            {...describedBy("site-file", "hint", errors.file)}
            className={`${inputLook} file:mr-4 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:py-1 file:font-medium file:text-heading file:text-small`}
          />
        </Field>
      )}
      <FormEnd problem={problem} isBusy={isBusy} send={t("do")} sending={t("doing")} />
    </form>
  );
}
