"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import type { Letter } from "@/lib/contract/outbox";
import { useUi } from "@/stores/ui-store";

/** Has a letter tried anew, or sent a second time; nothing for a letter that cannot be. */
export function SendAgain(props: { letter: Letter; onSent: (now: Letter) => unknown }) {
  const { letter, onSent } = props;
  const t = useTranslations("admin.letter");
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { isBusy, run } = usePanelCall();
  const { id, again } = letter;
  if (!again) return null;

  async function send() {
    const isDone = await run(
      async (call) => void onSent(await call("POST /admin/outbox/{id}/again", { params: { id } })),
    );
    // A colleague may have sent it first, and so caused the refusal.
    void mutate((key) => typeof key === "string" && /^\/admin\/(?:letter|outbox|dead)/.test(key));
    if (isDone) say(t("sent"));
  }

  return (
    <p className="mb-5">
      <button
        type="button"
        onClick={() => void send()}
        aria-busy={isBusy}
        className={`${panelButton(again === "RETRY" ? "solid" : "outline")} max-xs:w-full`}
      >
        <PanelIcon name="letter" className="size-4" />
        <span>{t(again === "RETRY" ? "again" : "resend")}</span>
      </button>
    </p>
  );
}
