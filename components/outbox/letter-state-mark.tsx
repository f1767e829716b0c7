import { getTranslations } from "next-intl/server";
import type { LetterState } from "@/lib/contract/outbox";

const DOT: Record<LetterState, string> = {
  WAITING: "bg-accent",
  KEPT: "bg-accent",
  SENT: "bg-success",
  FAILED: "bg-danger",
};

export async function LetterStateMark({ state }: { state: LetterState }) {
  const t = await getTranslations("outbox.state");
  return (
    <span className="inline-flex items-center gap-2 text-small">
      <span aria-hidden="true" className={`size-2 rounded-full ${DOT[state]}`} />
      <span>{t(state)}</span>
    </span>
  );
}
