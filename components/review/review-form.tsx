"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import { useKeptFields } from "@/components/forms/use-kept-fields";
import type { Purchase } from "@/components/purchase/purchase";
import { type KeyLink, opening } from "@/lib/api/by-key";
import type { OwnReview } from "@/lib/contract/review";
import { LONGEST_REVIEW } from "@/lib/contract/typed-length";
import { forgetTypedFields } from "@/stores/typed-fields";
import { useUi } from "@/stores/ui-store";
import { RatingField } from "./rating-field";

export function ReviewForm(props: { of: Purchase; link: KeyLink; written: OwnReview["review"] }) {
  const { of, link, written } = props;
  const t = useTranslations("review.own");
  const router = useRouter();
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();
  const name = `review.${link.reference}`;
  useKeptFields(form, name);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    await run(async (call) => {
      await call(`POST /${of}/{reference}/review`, {
        ...opening(link),
        body: { rating: Number(data.get("rating")), text: String(data.get("text") ?? "") },
      });
      forgetTypedFields(name);
      say(t("sent"));
      router.refresh();
      document.getElementById("review")?.focus();
    });
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-6">
      <RatingField
        form="review"
        legend={t("rating")}
        rating={written?.rating}
        error={errors.rating}
      />
      <TextAreaField
        form="review"
        name="text"
        label={t("words")}
        hint={t("hint")}
        rows={5}
        maxLength={LONGEST_REVIEW}
        defaultValue={written?.text}
        error={errors.text}
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("send")}
        sending={t("sending")}
        look="outline"
      />
    </form>
  );
}
