import { eq, inArray, isNull, type SQL } from "drizzle-orm";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";

const FILES_OVER = { kind: "FORM_FILES_OVER", subject: "all" } as const;

/** Removes answers to forms; the files that came with them are deleted right after the commit. */
export async function forgetAnswers(
  tx: Sql,
  { idSite, which, now }: { idSite: number; which: SQL | undefined; now: Date },
): Promise<void> {
  const gone = await tx.delete(formAnswers).where(which).returning({ id: formAnswers.id });
  if (gone.length === 0) return;
  await setDeadline(tx, { idSite, ...FILES_OVER, dueAt: now });
}

export const formAnswerOver: DeadlineWork = {
  run: ({ clock }, tx, { idSite, subject }) =>
    forgetAnswers(tx, { idSite, which: eq(formAnswers.id, Number(subject)), now: clock.now() }),
};

/** Deletes the files that belong to no answer any more, and then the rows that name them. */
export const formFilesOver: DeadlineWork<number[]> = {
  async prepare({ database, media }, { idSite }) {
    const files = await database.inSite(idSite, (tx) =>
      tx.select().from(formFiles).where(isNull(formFiles.idAnswer)),
    );
    for (const { storedAs: name } of files) await media.remove({ idSite, name });
    return files.map(({ id }) => id);
  },
  async run(_, tx, __, ids) {
    await tx.delete(formFiles).where(inArray(formFiles.id, ids));
  },
};
