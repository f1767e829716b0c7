"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import type { MessageAnswers } from "@/lib/contract/admin/answer";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { useUi } from "@/stores/ui-store";
import { SavedReplySelect } from "./saved-reply-select";

/**
 * Answers a message by mail. The typed text is kept until it is sent, on every screen of the panel;
 * where somebody else has answered meanwhile, their answer is shown and nothing is lost.
 */
export function AnswerForm(props: {
  message: AdminItem;
  seen: number;
  onAnswered: (now: MessageAnswers) => void;
  onMissed: () => void;
}) {
  const { message, seen, onAnswered, onMissed } = props;
  const t = useTranslations("admin.reply");
  const words = useTranslations("admin");
  const say = useUi((store) => store.say);
  const draftOf = `answer/${message.id}`;
  const [text, setText] = useState(() => keptDraft(draftOf).text ?? "");
  const call = useCall();
  const isTyped = text.trim() !== "";

  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isTyped]);

  function type(now: string) {
    setText(now);
    keepDraft(draftOf, now === "" ? {} : { text: now });
  }

  /** Inserts a saved reply at the cursor, as a paragraph, and puts the cursor after it. */
  function insert(saved: string) {
    const area = call.form.current?.elements.namedItem("text");
    const at = area instanceof HTMLTextAreaElement ? area.selectionEnd : text.length;
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at).trimStart();
    type([before, saved, after].filter(Boolean).join("\n\n"));
    if (area instanceof HTMLTextAreaElement) area.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const isDone = await call.run(async (by) => {
      const now = await by("POST /admin/message/{id}/answer", {
        params: { id: message.id },
        body: { text, seen },
      });
      type("");
      onAnswered(now);
    });
    if (!isDone) return onMissed();
    say(t("sent"));
  }

  return (
    <form ref={call.form} onSubmit={(event) => void send(event)} noValidate>
      <SavedReplySelect language={message.language === "en" ? "en" : "fr_FR"} onChoose={insert} />
      <div className="mb-4">
        <TextAreaField
          form="answer"
          name="text"
          label={t("text")}
          hint={t("hint", { email: String(message.email) })}
          rows={7}
          maxLength={5000}
          error={call.errors.text}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </div>
      <FormEnd
        problem={call.problem}
        isBusy={call.isBusy}
        send={words("answer")}
        sending={t("sending")}
      />
    </form>
  );
}
