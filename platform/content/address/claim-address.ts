import { and, eq, ne } from "drizzle-orm";
import type { ContentName } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { slug as slugOf } from "@/lib/rules/text/slug";
import { contentAddresses } from "@/platform/db/schema/content-item";
import { invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

interface Wanted {
  type: ContentName;
  id: number;
  under: PageRole;
  code: LanguageCode;
  /** Last part of the address as typed; empty for one that is made from the title. */
  typed: string;
  title: string;
}

/**
 * Gives a content its address in a language; its former one leads to it.
 * @returns the last part of its address
 * @throws ApiError INVALID_FIELDS where another content is at the typed one
 */
export async function claimAddress(
  { tx, idSite }: UnitOfWork,
  { type, id, under, code, typed, title }: Wanted,
): Promise<string> {
  const made = slugOf(title).replace(/^-|-$/g, "").slice(0, 80).replace(/-$/, "") || type;
  const isUnder = and(eq(contentAddresses.under, under), eq(contentAddresses.code, code));
  const isOfItem = and(eq(contentAddresses.type, type), eq(contentAddresses.idItem, id));
  const [current] = await tx
    .select({ slug: contentAddresses.slug })
    .from(contentAddresses)
    .where(and(isUnder, isOfItem, eq(contentAddresses.isCurrent, true)));
  // An address that a title gave stays while the title changes.
  if (current && (typed === "" || typed === current.slug)) return current.slug;

  for (let times = 1; ; times += 1) {
    const slug = typed || (times === 1 ? made : `${made}-${times}`);
    const taken = { idSite, under, code, slug, type, idItem: id, isCurrent: true };
    // A former address of another content is free again.
    const [mine] = await tx
      .insert(contentAddresses)
      .values(taken)
      .onConflictDoUpdate({
        target: [
          contentAddresses.idSite,
          contentAddresses.under,
          contentAddresses.code,
          contentAddresses.slug,
        ],
        set: { type, idItem: id, isCurrent: true },
        setWhere: eq(contentAddresses.isCurrent, false),
      })
      .returning({ id: contentAddresses.id });
    if (mine) {
      await tx
        .update(contentAddresses)
        .set({ isCurrent: false })
        .where(and(isUnder, isOfItem, ne(contentAddresses.id, mine.id)));
      return slug;
    }
    if (typed) throw invalidFields({ [`words.${code}.slug`]: "ADDRESS_TAKEN" });
  }
}
