import { and, asc, count, desc, eq, max } from "drizzle-orm";
import type { FormSheet } from "@/lib/contract/admin/form-answer";
import * as calls from "@/lib/contract/calls/form-staff";
import { recordAudit } from "@/platform/audit/record-audit";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { savedFile } from "@/platform/media/sent/saved-file";
import type { Services } from "@/platform/services/services";
import { forgetAnswers } from "./forget-answers";

/** Limits of a sheet: its answers, and their characters. The panel writes it (ADR 64). */
const MOST_OF_SHEET = 500;
const LONGEST_SHEET = 100_000;

export function formStaffRouter({ media }: Services) {
  return newRouter()
    .answer(calls.listAnsweredForms, async ({ tx }) => {
      const forms = await tx
        .select({ id: formAnswers.idForm, last: max(formAnswers.id), count: count() })
        .from(formAnswers)
        .groupBy(formAnswers.idForm)
        .orderBy(asc(formAnswers.idForm));
      const titled = await Promise.all(
        forms.map(async ({ id, last, count }) => {
          const { form: title } = await readAnswer(tx, last ?? 0);
          return { id, title, count };
        }),
      );
      return { forms: titled };
    })
    .answer(calls.getFormSheet, ({ tx }, { param: { id } }) => readSheet(tx, id))
    .answer(calls.getGivenAnswers, async ({ tx }, { param: { id } }) => {
      const { given } = await readAnswer(tx, id);
      const files = await tx
        .select({
          id: formFiles.id,
          field: formFiles.field,
          name: formFiles.name,
          bytes: formFiles.bytes,
        })
        .from(formFiles)
        .where(eq(formFiles.idAnswer, id))
        .orderBy(asc(formFiles.id));
      return { given, files };
    })
    .answer(calls.removeFormAnswer, async (work, { param: { id } }) => {
      const { tx, idSite, now, user } = work;
      const { form } = await readAnswer(tx, id);
      await forgetAnswers(tx, { idSite, which: eq(formAnswers.id, id), now });
      await recordAudit(work, {
        user,
        action: "REMOVE",
        subject: `form-answer ${id}`,
        before: { form },
        after: null,
      });
      return {};
    })
    .respond(calls.readFormFile, async ({ idSite, inUnitOfWork }, { param: { id, idFile } }) => {
      const [file] = await inUnitOfWork(({ tx }) =>
        tx
          .select()
          .from(formFiles)
          .where(and(eq(formFiles.id, idFile), eq(formFiles.idAnswer, id))),
      );
      const content = file && (await media.read({ idSite, name: file.storedAs }));
      if (!content) throw new ApiError("NOT_FOUND");
      return savedFile(content, file.name);
    });
}

/** @throws ApiError NOT_FOUND */
async function readAnswer(tx: Sql, id: number): Promise<typeof formAnswers.$inferSelect> {
  const [answer] = await tx.select().from(formAnswers).where(eq(formAnswers.id, id));
  if (!answer) throw new ApiError("NOT_FOUND");
  return answer;
}

/** Reads the last answers to a form, up to a sheet's limit. @throws ApiError NOT_FOUND */
async function readSheet(tx: Sql, idForm: number): Promise<FormSheet> {
  const rows = await tx
    .select()
    .from(formAnswers)
    .where(eq(formAnswers.idForm, idForm))
    .orderBy(desc(formAnswers.receivedAt), desc(formAnswers.id))
    .limit(MOST_OF_SHEET + 1);
  const [last] = rows;
  if (!last) throw new ApiError("NOT_FOUND");
  let left = LONGEST_SHEET;
  const fitting = rows.slice(0, MOST_OF_SHEET).filter(({ given }) => {
    left -= JSON.stringify(given).length;
    return left >= 0;
  });
  return {
    title: last.form,
    answers: fitting.map(({ id, receivedAt, language, given }) => ({
      id,
      receivedAt: receivedAt.toISOString(),
      language,
      given,
    })),
    isWhole: fitting.length === rows.length,
  };
}
