import { desc, inArray, sql } from "drizzle-orm";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { OnlineImage } from "@/lib/contract/image";
import { type LogoType, logoTypeSchema } from "@/lib/contract/site";
import { auditEntries } from "@/platform/db/schema/audit";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { logos } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { versionOf } from "@/platform/http/version";

/** Places of logos, in the order in which they are shown. */
export const LOGO_TYPES = logoTypeSchema.options;

export const subjectOfLogo = (type: LogoType) => `logo ${type}`;

/** Values of a logo for the audit log: enough to go back to it. */
export const auditValues = (logo: Pick<AdminLogo, "image" | "alt"> | undefined) => ({
  image: logo?.image?.url ?? null,
  width: logo?.image?.width ?? null,
  height: logo?.image?.height ?? null,
  alt: logo ? { fr_FR: logo.alt.fr_FR, en: logo.alt.en } : null,
});

export const logoVersion = (logo: Pick<AdminLogo, "image" | "alt">): string =>
  versionOf(auditValues(logo));

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

/** Reads the logos of the transaction's site for the panel; of all places where none is named. */
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

/** Returns the picture that an entry of the log says there was before. */
function imageBefore(type: LogoType, entry: AuditEntry | undefined): OnlineImage | null {
  const { image, width, height } = entry?.before ?? {};
  if (typeof image !== "string") return null;
  const known = (size: unknown) => (typeof size === "number" ? size : null);
  return logoImage(type, { url: image, width: known(width), height: known(height) });
}

const lastEntries = async (tx: Sql, types: readonly LogoType[]) =>
  bySubject(
    await selectLast(tx)
      .where(isAbout(types))
      .orderBy(...LAST_FIRST),
  );

/** Reads the last entry that changed the picture itself. */
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
