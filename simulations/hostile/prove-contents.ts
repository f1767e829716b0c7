import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { CONTENTS } from "@/lib/contract/content/contents";
import { type ContentDefinition, fieldsOf } from "@/lib/contract/content/definition";
import type { ContentDraft, contentPreviewSchema } from "@/lib/contract/content/draft";
import { logIn } from "@/testing/logged-in";
import type { TestPlatform } from "@/testing/test-platform";
import { insertMedium } from "@/testing/uploaded-medium";
import { activeValues, filledFields } from "./filled-fields";

export interface TextRun {
  texts: readonly string[];
  /** Changes what visitors are shown; a test has a cleaner that does nothing. */
  shownAs?: (shown: Record<string, unknown>, text: string) => Record<string, unknown>;
  onRound?: () => void;
}

/** Most answers that may name further fields until only harmless words are left in those. */
const MOST_REFUSALS = 6;

/**
 * Writes texts into every field of every kind of content, and of every block, that takes any; what
 * is taken is published, and what visitors then get is looked through.
 * @returns what is active, or refused without words; and how many fields took or refused a text
 */
export async function proveContents(platform: TestPlatform, run: TextRun) {
  const { headers } = await logIn(platform, "ADMIN");
  const idMedium = await insertMedium(platform, 901);
  const found = { faults: [] as string[], contents: 0, refusedFields: 0, refusedPublications: 0 };
  for (const text of run.texts) {
    for (const content of CONTENTS as readonly ContentDefinition[]) {
      const fault = (what: string) =>
        found.faults.push(`${content.name}: ${what}: ${JSON.stringify(text.slice(0, 100))}`);
      const begun = await beginContent({ platform, headers, idMedium }, content, text);
      if (typeof begun === "string") {
        fault(begun);
        continue;
      }
      found.contents += 1;
      found.refusedFields += begun.refused;
      const { id, version } = begun.draft;
      const path = `/admin/content/${content.name}/${id}`;
      const { shown } = await platform.data<z.output<typeof contentPreviewSchema>>(
        "GET",
        `${path}/preview/fr_FR`,
        { headers },
      );
      const read = run.shownAs?.(shown, text) ?? shown;
      for (const active of activeValues(content.fields, read)) fault(active);
      const out = await platform.call(`PUT`, `${path}/publication/fr_FR`, {
        headers: { ...headers, "If-Match": version },
        body: {},
      });
      if (out.status >= 500 || (out.status >= 400 && !isClear(out.answer))) {
        fault(`published by ${out.status} ${JSON.stringify(out.answer).slice(0, 200)}`);
      }
      if (out.status >= 400) found.refusedPublications += 1;
      await platform.data("DELETE", path, { headers });
    }
    run.onRound?.();
  }
  return found;
}

type Errors = Record<string, { message?: string }>;

const errorsOf = (answer: { success: boolean; data: unknown }): Errors =>
  (answer.data as { errors?: Errors } | null)?.errors ?? {};

/** Tells whether a refusal has words at each of its fields. */
const isClear = (answer: { success: boolean; data: unknown }): boolean => {
  const errors = Object.values(errorsOf(answer));
  return errors.length > 0 && errors.every(({ message }) => Boolean(message));
};

/** Begins a content with a text in all its fields but those that refuse it; or says what is wrong. */
async function beginContent(
  {
    platform,
    headers,
    idMedium,
  }: { platform: TestPlatform; headers: Record<string, string>; idMedium: number },
  content: ContentDefinition,
  text: string,
): Promise<{ draft: ContentDraft; refused: number } | string> {
  const refused = new Set<string>();
  for (let turn = 0; turn < MOST_REFUSALS; turn += 1) {
    const fill = (isTranslated: boolean, under: string) =>
      filledFields(fieldsOf(content, isTranslated), text, { idMedium, refused, under });
    const { status, answer } = await platform.call<ContentDraft>(
      "POST",
      `/admin/content/${content.name}`,
      {
        headers: { ...headers, "Idempotency-Key": randomUUID() },
        body: {
          values: fill(false, "values."),
          words: { fr_FR: fill(true, "words.fr_FR."), en: fill(true, "words.en.") },
        },
      },
    );
    if (answer.success) return { draft: answer.data, refused: refused.size };
    const said = `${status} ${JSON.stringify(answer).slice(0, 300)}`;
    const keys = Object.keys(errorsOf(answer));
    if (status !== 422 || !isClear(answer) || keys.every((key) => refused.has(key))) return said;
    for (const key of keys) refused.add(key);
  }
  return "refused without end";
}
