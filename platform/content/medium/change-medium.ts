import { and, eq, ne } from "drizzle-orm";
import type { MediumChange, UsedMedium } from "@/lib/contract/admin/medium";
import type { User } from "@/lib/contract/user";
import { differences, recordAudit } from "@/platform/audit/record-audit";
import { media } from "@/platform/db/schema/medium";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { refuseStale } from "@/platform/http/version";
import type { KeptFile } from "./keep-medium";
import { type MediumRow, readMediumRow, shownMedium } from "./medium-rows";
import { announceMedium, readMediumUses } from "./medium-uses";

type StaffWork = UnitOfWork & { user: User };

/** @throws ApiError NOT_FOUND */
export async function readUsedMedium(
  { tx, language }: UnitOfWork,
  id: number,
): Promise<UsedMedium> {
  const row = await readMediumRow(tx, id);
  return { ...shownMedium(row), uses: await readMediumUses(tx, row, language) };
}

/**
 * Changes the description of a medium, its focus point, and its rights.
 * @throws ApiError NOT_FOUND, STALE
 */
export const changeMedium = (
  work: StaffWork & { version: string },
  id: number,
  { alt, focus, licence }: MediumChange,
): Promise<UsedMedium> =>
  setMedium(work, id, () => ({ alt, focusX: focus.x, focusY: focus.y, licence: licence || null }));

/**
 * Gives a medium another file, wherever it is used by its id.
 * @throws ApiError NOT_FOUND, STALE; INVALID_FIELDS for one of another kind, or that is another
 *   medium
 */
export const setMediumFile = (
  work: StaffWork & { version: string },
  id: number,
  { src, prepared: { kind, content, width, height } }: KeptFile,
): Promise<UsedMedium> =>
  setMedium(work, id, async (row) => {
    if (kind !== row.kind) throw invalidFields({ image: "MEDIUM_OTHER_KIND" });
    const isOther = and(eq(media.src, src), ne(media.id, id));
    const [other] = await work.tx.select({ id: media.id }).from(media).where(isOther);
    if (other) throw invalidFields({ image: "MEDIUM_THERE" });
    return { src, width, height, bytes: content.length };
  });

async function setMedium(
  work: StaffWork & { version: string },
  id: number,
  become: (row: MediumRow) => Partial<MediumRow> | Promise<Partial<MediumRow>>,
): Promise<UsedMedium> {
  const { tx } = work;
  const row = await readMediumRow(tx, id, { lock: true });
  const change = await become(row);
  const different = differences(auditValues(row), auditValues({ ...row, ...change }));
  // A change sent twice overwrites nothing.
  if (different) {
    refuseStale(work.version, await readUsedMedium(work, id));
    await tx.update(media).set(change).where(eq(media.id, id));
    await announceMedium(tx, row);
    const subject = `medium ${id}`;
    await recordAudit(work, { user: work.user, action: "CHANGE", subject, ...different });
  }
  return readUsedMedium(work, id);
}

/** Removes a medium from the library. @throws ApiError NOT_FOUND, CONFLICT while it is used */
export async function removeMedium(work: StaffWork, id: number): Promise<MediumRow> {
  const { tx, language } = work;
  const row = await readMediumRow(tx, id, { lock: true });
  const uses = await readMediumUses(tx, row, language);
  if (uses.length > 0) throw new ApiError("CONFLICT", "MEDIUM_USED");
  await tx.delete(media).where(eq(media.id, id));
  await recordAudit(work, {
    user: work.user,
    action: "REMOVE",
    subject: `medium ${id}`,
    before: auditValues(row),
    after: null,
  });
  return row;
}

const auditValues = ({ name, src, alt, focusX, focusY, licence }: MediumRow) => ({
  name,
  image: src,
  alt: { fr_FR: alt.fr_FR, en: alt.en },
  focus: `${Math.round(focusX * 100)} % ${Math.round(focusY * 100)} %`,
  licence,
});
