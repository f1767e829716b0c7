"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { Sheet } from "@/components/admin/panel/sheet";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { Call } from "@/lib/api/call";
import { randomKey } from "@/lib/browser/random-key";
import { useUi } from "@/stores/ui-store";

/** Words of a sheet: its title, its text, its button at rest and at work, and its end. */
interface SheetWords {
  title: string;
  text?: string | undefined;
  do: string;
  doing: string;
  done: string;
}

/** Sheet with a form, which closes once its call went through. */
export function SheetForm(props: {
  words: SheetWords;
  /** True where it takes something away from the customer. */
  isDangerous?: boolean;
  /** Makes the call; the sheet stays open where it resolves to "stays". */
  act: (call: Call, data: FormData, receipt: string) => Promise<unknown>;
  onClose: () => void;
  children?: (errors: Record<string, string>) => ReactNode;
}) {
  const { words, isDangerous, onClose } = props;
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  // Sent again after a broken connection, the same money must not be recorded twice.
  const receipt = useRef("");
  const { form, isBusy, problem, errors, run } = useCall();
  const t = useTranslations("admin");

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    receipt.current ||= randomKey();
    data.set("receipt", receipt.current);
    let outcome: unknown;
    const isDone = await run(async (call) => {
      outcome = await props.act(call, data, receipt.current);
    });
    if (!isDone || outcome === "stays") return;
    receipt.current = "";
    void mutate(isOfPurchases);
    say(words.done);
    onClose();
  }

  return (
    <Sheet title={words.title} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void act(event)} noValidate>
        {words.text && <p className="mb-5 text-muted text-small">{words.text}</p>}
        {props.children?.(errors)}
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look={isDangerous ? "danger" : "solid"}
          send={words.do}
          sending={words.doing}
        >
          <button
            type="button"
            onClick={onClose}
            className="min-h-11 px-2 text-muted text-small underline underline-offset-4 hover:text-heading"
          >
            {t("leaveIt")}
          </button>
        </FormEnd>
      </form>
    </Sheet>
  );
}
