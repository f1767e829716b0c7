import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Addresses, addressQuerySchema } from "@/lib/contract/page";
import { keptRead } from "@/platform/db/kept-read";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { readPageChanges } from "./page-changes";

const isShown = and(eq(pages.isValid, true), eq(pages.isText, false), eq(pages.isCmsPage, true));

/** Counts the shown pages. The count takes the longer the more there are, so it is kept. */
const countShown = keptRead(["pages"], (tx) => tx.$count(pages, isShown));

/** Reads a part of the paths of all shown pages, in each language they are written in. */
export async function readPageAddresses(
  tx: Sql,
  { nbItem, page }: z.output<typeof addressQuerySchema>,
  now: Date,
): Promise<Addresses> {
  const shown = await tx
    .select({ id: pages.id, role: pages.role })
    .from(pages)
    .where(isShown)
    .orderBy(asc(pages.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const ids = shown.map(({ id }) => id);
  const words = await tx
    .select({
      idPage: pageTranslations.idPage,
      code: pageTranslations.code,
      url: pageTranslations.url,
    })
    .from(pageTranslations)
    .where(inArray(pageTranslations.idPage, ids));
  const changedAt = await readPageChanges(tx, { ids, now });
  const byId = new Map(
    shown.map(({ id, role }) => [id, { id, role, paths: {}, changedAt: {} } as Told]),
  );
  for (const { idPage, code, url } of words) {
    const address = byId.get(idPage);
    if (!address) continue;
    address.paths[code] = url;
    const at = changedAt({ id: idPage, role: address.role, code, path: url });
    if (at) address.changedAt[code] = at.toISOString();
  }
  return { addresses: [...byId.values()], total: await countShown(tx) };
}

type Address = Addresses["addresses"][number];
type Told = Address & Required<Pick<Address, "changedAt">>;
