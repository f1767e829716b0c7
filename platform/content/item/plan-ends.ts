import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { setDeadlines } from "@/platform/jobs/set-deadline";

interface PlannedContent {
  idSite: number;
  type: string;
  idItem: number;
  code: LanguageCode;
  from: Date;
  until?: Date | null | undefined;
}

/** Plans the moments to come at which contents are shown, and those at which they no longer are. */
export const planEnds = (tx: Sql, contents: readonly PlannedContent[], now: Date): Promise<void> =>
  setDeadlines(
    tx,
    contents.flatMap(({ idSite, type, idItem, code, from, until }) =>
      Object.entries({ from, until }).flatMap(([name, dueAt]) => {
        const subject = `${type} ${idItem} ${code} ${name}`;
        return dueAt && dueAt > now
          ? [{ idSite, kind: "CONTENT_SHOWN" as const, subject, dueAt }]
          : [];
      }),
    ),
  );
