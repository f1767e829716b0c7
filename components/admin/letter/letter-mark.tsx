"use client";

import { useTranslations } from "next-intl";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import type { Tone } from "@/lib/contract/admin/definition";
import type { LetterState } from "@/lib/contract/outbox";

const TONES: Record<LetterState, Tone> = {
  WAITING: "WAITING",
  KEPT: "WAITING",
  SENT: "GOOD",
  FAILED: "BAD",
};

export function LetterMark({ state }: { state: LetterState }) {
  const t = useTranslations("outbox.state");
  return <ToneMark tone={TONES[state]}>{t(state)}</ToneMark>;
}
