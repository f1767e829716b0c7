import { eq } from "drizzle-orm";
import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { LogoType } from "@/lib/contract/site";
import type { User } from "@/lib/contract/user";
import { differences, recordAudit } from "@/platform/audit/record-audit";
import { logos } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { auditValues, readAdminLogos, subjectOfLogo } from "./logo-rows";

/** Change of a logo, and the function that computes the new one. */
interface LogoChange {
  type: LogoType;
  action: "CHANGE" | "REMOVE" | "RESTORE";
  /** @throws ApiError where the present logo does not allow it */
  become(now: AdminLogo): Pick<AdminLogo, "image" | "alt">;
}

/**
 * Gives a place another logo; calls at once come one after the other. Cached pages are made anew
 * after it, and the audit log has its author. An equal logo is no change.
 */
export async function setLogo(
  work: UnitOfWork & { user: User },
  { type, action, become }: LogoChange,
): Promise<AdminLogo> {
  const { tx, idSite, user } = work;
  if (!(await lockLogo(tx, type))) {
    // A place without a logo has no row; the row is inserted first, so that all lock it.
    await tx
      .insert(logos)
      .values({ idSite, type, ...NO_LOGO })
      .onConflictDoNothing();
    await lockLogo(tx, type);
  }
  const before = await readLogo(work, type);
  const { image, alt } = become(before);
  const different = differences(auditValues(before), auditValues({ image, alt }));
  if (!different) return before;
  const filename = image?.url.slice(image.url.lastIndexOf("/") + 1) ?? "";
  await tx.update(logos).set({ onlineImage: image, filename, alt }).where(eq(logos.type, type));
  await recordAudit(work, { user, action, subject: subjectOfLogo(type), ...different });
  work.announce({ kind: "siteInfo" });
  return readLogo(work, type);
}

const NO_LOGO = { filename: "", onlineImage: null, alt: { fr_FR: "", en: "" } };

/** @returns whether there is such a row */
async function lockLogo(tx: Sql, type: LogoType): Promise<boolean> {
  const isThis = eq(logos.type, type);
  const rows = await tx.select({ id: logos.id }).from(logos).where(isThis).for("update");
  return rows.length > 0;
}

async function readLogo({ tx }: UnitOfWork, type: LogoType): Promise<AdminLogo> {
  const [logo] = await readAdminLogos(tx, [type]);
  if (!logo) throw new Error(`${type} is no logo`);
  return logo;
}
