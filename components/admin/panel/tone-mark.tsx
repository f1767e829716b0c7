import type { Tone } from "@/lib/contract/admin/definition";

const LOOKS: Record<Tone, { text: string; dot: string }> = {
  GOOD: { text: "text-success", dot: "bg-success" },
  WAITING: { text: "text-accent", dot: "bg-accent" },
  BAD: { text: "text-danger", dot: "bg-danger" },
  QUIET: { text: "text-muted", dot: "bg-muted" },
};

/** State in a word; the colour only repeats it. */
export const ToneMark = ({ tone = "QUIET", children }: { tone?: Tone; children: string }) => (
  <span
    className={`inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-[0.8125rem] ${LOOKS[tone].text}`}
  >
    <span aria-hidden="true" className={`size-2 rounded-full ${LOOKS[tone].dot}`} />
    <span>{children}</span>
  </span>
);
