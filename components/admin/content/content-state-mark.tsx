"use client";

import { useTranslations } from "next-intl";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import type { Tone } from "@/lib/contract/admin/definition";
import type { ContentState } from "@/lib/contract/content/draft";

const TONES: Record<ContentState, Tone> = {
  DRAFT: "QUIET",
  PLANNED: "WAITING",
  OUT: "GOOD",
  CHANGED: "WAITING",
  WITHDRAWN: "QUIET",
};

export function ContentStateMark({ state }: { state: ContentState }) {
  const t = useTranslations("admin.content.state");
  return <ToneMark tone={TONES[state]}>{t(state)}</ToneMark>;
}
