"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { type KeyLink, opening } from "@/lib/api/by-key";
import { useUi } from "@/stores/ui-store";

export function IdentityForm({ link, isAgain }: { link: KeyLink; isAgain: boolean }) {
  const t = useTranslations("ride.identity");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    await run(async (call) => {
      await call("POST /booking/{reference}/identity", { ...opening(link), body });
      say(t("sent"));
      router.refresh();
    });
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      <TextField
        form="identity"
        name="document"
        label={t(isAgain ? "another" : "document")}
        hint={t("files")}
        type="file"
        accept="image/*,application/pdf"
        error={errors.document}
        required
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("send")}
        sending={t("sending")}
        look={isAgain ? "outline" : "solid"}
      />
    </form>
  );
}
