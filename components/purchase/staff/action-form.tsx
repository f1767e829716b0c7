"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useRef } from "react";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import { showState } from "@/components/purchase/show-state";
import type { Call } from "@/lib/api/call";
import { randomKey } from "@/lib/browser/random-key";
import { useUi } from "@/stores/ui-store";

export function ActionForm(props: {
  words: Record<"title" | "text" | "do" | "doing" | "done", string>;
  act: (call: Call, data: FormData) => Promise<unknown>;
  /** True for the next action, which is open; the others open on demand. */
  isNext: boolean;
  /** True where it takes something away from the customer. */
  isDangerous: boolean;
  fields: (errors: Record<string, string>) => ReactNode;
}) {
  const { words, isNext, isDangerous } = props;
  const router = useRouter();
  const say = useUi((store) => store.say);
  // Sent again after a broken connection, the same money must not be recorded twice.
  const receipt = useRef("");
  const { form, isBusy, problem, errors, run } = useCall();

  function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    receipt.current ||= randomKey();
    data.set("receipt", receipt.current);
    void run(async (call) => {
      await props.act(call, data);
      receipt.current = "";
      say(words.done);
      form.current?.reset();
      router.refresh();
      showState();
    });
  }

  return (
    <details open={isNext} className="group py-6">
      <summary className="flex min-h-11 items-center justify-between gap-6 text-lead text-heading hover:text-accent">
        <h3>{words.title}</h3>
        <span aria-hidden="true" className="transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <form ref={form} onSubmit={act} noValidate className="mt-2 max-w-xl">
        <p className="mb-5 text-muted">{words.text}</p>
        {props.fields(errors)}
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look={isDangerous ? "danger" : isNext ? "solid" : "outline"}
          send={words.do}
          sending={words.doing}
        />
      </form>
    </details>
  );
}
