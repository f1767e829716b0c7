import { contentNamed } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { keepEvent } from "@/platform/content/event/keep-event";
import { sectionOf } from "@/platform/content/item/save-content";
import {
  readWritten,
  type WrittenContent,
  writtenFields,
} from "@/platform/content/item/written-content";
import { showPage } from "@/platform/content/page/show-page";
import { insertAll } from "@/platform/db/insert-all";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { setDeadlines, type WantedDeadline } from "@/platform/jobs/set-deadline";
import { type NewIds, renumbered } from "./renumbered";
import type { FiledContent } from "./site-file";

interface NewSite {
  tx: Sql;
  idSite: number;
  now: Date;
}

type NewContent = FiledContent & {
  idNew: number;
  content: ContentDefinition;
  written: WrittenContent[];
  section: string | null;
};

/**
 * Writes the contents of a file: working copies, the versions that are published, and what visitors
 * see of them now and later. Pages are shown each after the one above it.
 * @param ids new ids of the file's contents and media
 * @throws ZodError, ApiError for a content that no site has
 */
export async function writeContents(
  site: NewSite,
  filed: readonly FiledContent[],
  ids: NewIds,
): Promise<void> {
  const { tx, idSite, now } = site;
  const contents = filed.map((content) => readContent(content, ids));
  await insertAll(
    contents.map(({ type, idNew: id, rank, section, written }) => ({
      ...{ type, id, idSite, rank, section, version: written.length, changedAt: now },
      ...(written.at(-1) as WrittenContent),
    })),
    (rows) => tx.insert(contentItems).values(rows),
  );
  await insertAll(
    contents.flatMap(({ type, idNew: idItem, written, published }) =>
      written.map((said, at) => ({
        ...{ type, idItem, idSite, version: at + 1, at: now, ...said },
        published: published.flatMap(({ code, version }) => (version === at ? [code] : [])),
      })),
    ),
    (rows) => tx.insert(contentRevisions).values(rows),
  );
  for (const content of inTreeOrder(contents)) await publish(site, content);
}

function readContent(filed: FiledContent, ids: NewIds): NewContent {
  const content = contentNamed(filed.type);
  const written = filed.versions.map((version) => {
    const read = readWritten(content, version as never);
    const values = withoutCode(content, renumbered(content.fields, read.values, ids));
    return { values, words: read.words };
  });
  const idNew = ids.content(filed.type, filed.id);
  if (idNew === undefined) throw new Error(`${filed.type} ${filed.id} has no new id`);
  const section = sectionOf(content.section, written.at(-1) as WrittenContent);
  return { ...filed, idNew, content, written, section };
}

/** Empties the fields that take more than the right to change contents. */
const withoutCode = ({ fields }: ContentDefinition, values: WrittenContent["values"]) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name]?.needs ? null : value]),
  );

async function publish(site: NewSite, filed: NewContent): Promise<void> {
  const { tx, idSite, now } = site;
  const { type, idNew: id, rank, section, content, written, published } = filed;
  for (const { code, slug, from, until, version } of published) {
    const said = written[version] as WrittenContent;
    const fields = writtenFields(content, said, code);
    if (slug !== null) fields.slug = slug;
    const shown = { section, rank, slug, from, until, version: version + 1, fields };
    await tx.insert(contentPublished).values({ type, idItem: id, code, idSite, ...shown });
    const isSeen = from <= now && !(until && until <= now);
    if (content.isPage && isSeen) await showPage(tx, { idSite, id, rank, code, fields });
    if (code === "fr_FR") await keepEvent(site, content, { type, id, fields });
    await setDeadlines(tx, planned(`${type} ${id} ${code}`, { from, until }));
  }

  function planned(subject: string, ends: Record<string, Date | null>): WantedDeadline[] {
    return Object.entries(ends).flatMap(([name, dueAt]) =>
      dueAt && dueAt > now
        ? [{ idSite, kind: "CONTENT_SHOWN" as const, subject: `${subject} ${name}`, dueAt }]
        : [],
    );
  }
}

/** Orders pages each after the one above it; other contents stay where they are. */
function inTreeOrder(contents: NewContent[]): NewContent[] {
  const above = ({ type, written }: NewContent) =>
    type === "page" ? (written.at(-1)?.values.idParent ?? null) : null;
  const ids = new Set(contents.flatMap(({ type, idNew }) => (type === "page" ? [idNew] : [])));
  const below = (id: unknown): NewContent[] =>
    contents
      .filter((content) => {
        const parent = above(content);
        return id === null ? parent === null || !ids.has(Number(parent)) : parent === id;
      })
      .flatMap((content) => [content, ...(content.type === "page" ? below(content.idNew) : [])]);
  return below(null);
}
