"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { readableError } from "@/lib/api/readable-error";
import { replaceMedium } from "@/lib/api/upload-medium";
import type { UsedMedium } from "@/lib/contract/admin/medium";
import { useUi } from "@/stores/ui-store";
import { ACCEPTED } from "./accepted-files";
import { lighterPhoto } from "./lighter-photo";

/** Replaces the file of a medium, wherever it is used; or removes the medium, where it is not. */
export function MediumFileActions(props: {
  medium: UsedMedium;
  onChanged: (now?: UsedMedium) => void;
  onClose: () => void;
}) {
  const { medium, onChanged, onClose } = props;
  const t = useTranslations("admin.medium");
  const say = useUi((store) => store.say);
  const id = useId();
  const { isBusy, run } = usePanelCall();
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUsed = medium.uses.length > 0;

  async function replace({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!file) return;
    setProblem(undefined);
    const light = await lighterPhoto(file);
    const isDone = await run(async (call) => {
      try {
        onChanged(await replaceMedium(call, medium, { file: light, name: file.name }));
      } catch (error) {
        const { image } = readableError(error).errors;
        if (!image) throw error;
        setProblem(image);
      }
    });
    if (isDone) say(t("replaced"));
  }

  async function remove() {
    const isDone = await run((call) =>
      call("DELETE /admin/medium/{id}", { params: { id: medium.id } }),
    );
    if (!isDone) return;
    say(t("removed"));
    onChanged();
    onClose();
  }

  return (
    <section aria-busy={isBusy} className="mt-5 border-line border-t pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <span>
          <input
            id={id}
            type="file"
            accept={ACCEPTED[medium.kind]}
            onChange={(event) => void replace(event)}
            aria-describedby={problem ? `${id}-error` : undefined}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={`${panelButton()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2`}
          >
            {t(isBusy ? "saving" : "replace")}
          </label>
        </span>
        {!isUsed && !isAsked && (
          <button type="button" onClick={() => setIsAsked(true)} className={panelButton("quiet")}>
            {t("remove.ask")}
          </button>
        )}
        {!isUsed && isAsked && (
          <>
            <button type="button" onClick={() => void remove()} className={panelButton("danger")}>
              {t("remove.do")}
            </button>
            <button
              type="button"
              onClick={() => setIsAsked(false)}
              className={panelButton("quiet")}
            >
              {t("remove.keep")}
            </button>
          </>
        )}
      </div>
      <FieldErrorText id={id} error={problem} />
      <p className="mt-2 text-muted text-small">{t(isUsed ? "remove.used" : "replaceHint")}</p>
    </section>
  );
}
