import type { siteFormat } from "@/lib/i18n/site-format";
import { monthBegin, monthEnd } from "@/lib/rules/money/closing-period";

/** Names a period: by its month where it is one, else by its days. */
export const periodName = (
  format: Pick<ReturnType<typeof siteFormat>, "month" | "days">,
  { from, until }: { from: string; until: string },
): string =>
  from === monthBegin(from) && until === monthEnd(from)
    ? format.month(from.slice(0, 7))
    : format.days(from, until);
