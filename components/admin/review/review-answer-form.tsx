"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { SavedReplySelect } from "@/components/admin/message/saved-reply-select";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { LONGEST_REVIEW } from "@/lib/contract/typed-length";
import { useUi } from "@/stores/ui-store";

/** Answers a review for everybody to see. Typed text is kept until it is saved. */
export function ReviewAnswerForm({ review, onDone }: { review: AdminItem; onDone: () => void }) {
  const t = useTranslations("admin.review");
  const say = useUi((store) => store.say);
  const draftOf = `review/${review.id}`;
  const [text, setText] = useState(() => keptDraft(draftOf).text ?? String(review.answer ?? ""));
  const { form, isBusy, problem, errors, run } = useCall();

  function type(now: string) {
    setText(now);
    keepDraft(draftOf, now === "" ? {} : { text: now });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const isDone = await run((call) =>
      call("POST /admin/review/{id}/answer", {
        params: { id: review.id },
        body: { seen: Number(review.revision), text },
      }),
    );
    if (!isDone) return;
    keepDraft(draftOf, {});
    say(t("answered"));
    onDone();
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <SavedReplySelect
        language={review.language === "en" ? "en" : "fr_FR"}
        onChoose={(saved) => type([text.trimEnd(), saved].filter(Boolean).join("\n\n"))}
      />
      <div className="mb-4">
        <TextAreaField
          form="review-answer"
          name="text"
          label={t("answerLabel")}
          hint={t("answerHint")}
          rows={5}
          maxLength={LONGEST_REVIEW}
          error={errors.text}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        look="outline"
        send={t("answer")}
        sending={t("answering")}
      />
    </form>
  );
}
