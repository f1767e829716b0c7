import { desc, inArray, sql } from "drizzle-orm";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { OnlineImage } from "@/lib/contract/image";
import { type LogoType, logoTypeSchema } from "@/lib/contract/site";
import { auditEntries } from "@/platform/db/schema/audit";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { logos } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { versionOf } from "@/platform/http/version";

/** The places that logos have, in the order in which they are shown. */
export const LOGO_TYPES = logoTypeSchema.options;

/** What stands in the audit log of a logo. */
export const subjectOfLogo = (type: LogoType) => `logo ${type}`;

/** What the audit log keeps of a logo: enough to go back to it. */
export const auditValues = (logo: Pick<AdminLogo, "image" | "alt"> | undefined) => ({
  image: logo?.image?.url ?? null,
  width: logo?.image?.width ?? null,
  height: logo?.image?.height ?? null,
  altFr: logo?.alt.fr_FR ?? null,
  altEn: logo?.alt.en ?? null,
});

/** The version of what stands in a place. */
export const logoVersion = (logo: Pick<AdminLogo, "image" | "alt">): string =>
  versionOf(auditValues(logo));

/** A picture of the site as its logo. */
export const logoImage = (
  type: LogoType,
  { url, width, height }: Pick<OnlineImage, "url" | "width" | "height">,
): OnlineImage => ({
  id: LOGO_TYPES.indexOf(type) + 1,
  externalId: null,
  externalType: null,
  externalPath: null,
  url,
  width,
  height,
});

/** The logos of the transaction's site as who runs it sees them; all places, where not one is named. */
export async function readAdminLogos(
  tx: Sql,
  types: readonly LogoType[] = LOGO_TYPES,
): Promise<AdminLogo[]> {
  const rows = await tx
    .select()
    .from(logos)
    .where(inArray(logos.type, [...types]));
  const [changes, pictures] = [await lastEntries(tx, types), await lastPictureEntries(tx, types)];
  return types.map((type) => {
    const row = rows.find((found) => found.type === type);
    const change = changes.get(subjectOfLogo(type));
    const logo = { image: row?.onlineImage ?? null, alt: row?.alt ?? NO_ALT };
    return {
      type,
      ...logo,
      version: logoVersion(logo),
      previous: imageBefore(type, pictures.get(subjectOfLogo(type))),
      changed: change ? { at: change.at.toISOString(), by: change.by } : null,
    };
  });
}

const NO_ALT: PerLanguage<string> = { fr_FR: "", en: "" };

type AuditEntry = typeof auditEntries.$inferSelect;

/** The picture that an entry of the log says there was before. */
function imageBefore(type: LogoType, entry: AuditEntry | undefined): OnlineImage | null {
  const { image, width, height } = entry?.before ?? {};
  if (typeof image !== "string") return null;
  const known = (size: unknown) => (typeof size === "number" ? size : null);
  return logoImage(type, { url: image, width: known(width), height: known(height) });
}

/** The last entry of the log about each logo, by its subject. */
const lastEntries = async (tx: Sql, types: readonly LogoType[]) =>
  bySubject(
    await selectLast(tx)
      .where(isAbout(types))
      .orderBy(...LAST_FIRST),
  );

/** The last one that changed the picture itself. */
const lastPictureEntries = async (tx: Sql, types: readonly LogoType[]) =>
  bySubject(
    await selectLast(tx)
      .where(sql`${isAbout(types)} and jsonb_exists(${auditEntries.after}, 'image')`)
      .orderBy(...LAST_FIRST),
  );

const selectLast = (tx: Sql) => tx.selectDistinctOn([auditEntries.subject]).from(auditEntries);

const isAbout = (types: readonly LogoType[]) =>
  inArray(auditEntries.subject, types.map(subjectOfLogo));

const LAST_FIRST = [auditEntries.subject, desc(auditEntries.at), desc(auditEntries.id)] as const;

const bySubject = (entries: AuditEntry[]) =>
  new Map(entries.map((entry) => [entry.subject, entry] as const));
