import type { Tone } from "@/lib/contract/admin/definition";

const LOOKS: Record<Tone, { text: string; dot: string }> = {
  GOOD: { text: "text-success", dot: "bg-success" },
  WAITING: { text: "text-accent", dot: "bg-accent" },
  BAD: { text: "text-danger", dot: "bg-danger" },
  QUIET: { text: "text-muted", dot: "bg-muted" },
};

interface ToneMarkProps {
  tone?: Tone;
  /** Stands where a sentence may take several lines. */
  wraps?: boolean;
  children: string;
}

/** State in a word; the colour only repeats it. */
export const ToneMark = ({ tone = "QUIET", wraps = false, children }: ToneMarkProps) => (
  <span
    className={`inline-flex items-center gap-1.5 font-medium text-[0.8125rem] ${wraps ? "" : "whitespace-nowrap"} ${LOOKS[tone].text}`}
  >
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${LOOKS[tone].dot}`} />
    <span>{children}</span>
  </span>
);
