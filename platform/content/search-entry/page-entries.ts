import { and, eq, inArray } from "drizzle-orm";
import { BLOCKS } from "@/lib/contract/block/blocks";
import type { DeclaredFields } from "@/lib/contract/field/field";
import { saidText } from "@/lib/contract/field/said-text";
import { plainText } from "@/lib/rules/text/plain-text";
import { components, pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import type { SearchEntry } from "./keep-entries";

type Component = typeof components.$inferSelect;
type Translation = typeof pageTranslations.$inferSelect;

/** Lines of blocks that name something to the engine, and are no text for a reader. */
const SAYS_NOTHING = new Set(["route", "tag", "tagLabels", "from", "except", "video"]);

/** Condition on the pages that the search finds. */
export const isFoundPage = and(eq(pages.isText, false), eq(pages.isCmsPage, true));

/** Reads the search entries of pages of a site: each page and each question. */
export async function readPageEntries(
  tx: Sql,
  idSite: number,
  ids: number[],
): Promise<SearchEntry[]> {
  const translations = await tx
    .select({ words: pageTranslations })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.idPage))
    .where(and(eq(pages.idSite, idSite), isFoundPage, inArray(pages.id, ids)));
  const slugs = translations.flatMap(({ words: { content } }) =>
    content.type === "V1" ? content.components : [],
  );
  const blocks = await tx
    .select()
    .from(components)
    .where(and(eq(components.idSite, idSite), inArray(components.slug, slugs)));
  const bySlug = new Map(blocks.map((block) => [block.slug, block]));
  return translations.flatMap(({ words }) => entriesOf(words, bySlug));
}

function entriesOf(words: Translation, bySlug: ReadonlyMap<string, Component>): SearchEntry[] {
  const { idSite, idPage, code, title, metaDescription, content } = words;
  const of = { idSite, idSubject: idPage, code };
  const shown =
    content.type === "V1" ? content.components.flatMap((slug) => bySlug.get(slug) ?? []) : [];
  const said = [
    metaDescription,
    content.type === "GRAPE" && plainText(content.html),
    ...shown.map((block) => saidInBlock(block, code)),
  ];
  const page = { ...of, kind: "page" as const, title, text: said.filter(Boolean).join("\n") };
  return [page, ...questionsOf(shown, of)];
}

function saidInBlock({ type, conf }: Component, code: Translation["code"]): string {
  const declared: DeclaredFields = BLOCKS.find((block) => block.type === type)?.fields ?? {};
  const fields = Object.fromEntries(
    Object.entries(declared).filter(
      // Each question has an entry of its own.
      ([name]) => !SAYS_NOTHING.has(name) && !(type === "QUESTIONS" && name === "items"),
    ),
  );
  return saidText(fields, conf[code]);
}

function questionsOf(
  shown: Component[],
  of: Pick<SearchEntry, "idSite" | "idSubject"> & { code: Translation["code"] },
): SearchEntry[] {
  const questions = shown.flatMap(({ type, slug, conf }) => {
    if (type !== "QUESTIONS") return [];
    const { items } = conf[of.code] as { items?: { question: string; answer: string }[] };
    return (items ?? []).map(({ question, answer }) => ({ question, answer, slug }));
  });
  return questions.map(({ question, answer, slug }, index) => ({
    ...of,
    kind: "question",
    part: index + 1,
    title: question,
    text: plainText(answer),
    anchor: `${slug}-title`,
  }));
}
