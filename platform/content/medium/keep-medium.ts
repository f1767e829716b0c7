import { eq } from "drizzle-orm";
import type { Medium } from "@/lib/contract/admin/medium";
import type { User } from "@/lib/contract/user";
import { mediumName } from "@/lib/rules/site/medium-name";
import { recordAudit } from "@/platform/audit/record-audit";
import { media } from "@/platform/db/schema/medium";
import type { InUnitOfWork, UnitOfWork } from "@/platform/http/unit-of-work";
import { prepareMedium } from "@/platform/media/library/prepare-medium";
import type { PreparedMedium } from "@/platform/media/library/prepared-medium";
import { ensureStored, storeFile } from "@/platform/media/library/stored-file";
import type { MediaStore } from "@/platform/media/store/media-store";
import { shownMedium } from "./medium-rows";

export interface LibraryWork {
  media: MediaStore;
  idSite: number;
  user: User;
  inUnitOfWork: InUnitOfWork;
}

/** File that was prepared and kept, before a row names it. */
export interface KeptFile {
  src: string;
  prepared: PreparedMedium;
}

/**
 * Prepares a file and keeps it. No transaction is open meanwhile.
 * @throws ApiError INVALID_FIELDS with the fault of `image`
 */
export async function keepFile(
  { media: store, idSite }: Pick<LibraryWork, "media" | "idSite">,
  file: File,
): Promise<KeptFile> {
  const prepared = await prepareMedium(new Uint8Array(await file.arrayBuffer()));
  return { src: await storeFile(store, idSite, prepared), prepared };
}

/** Puts a file into the library; a known one gives its medium. @throws ApiError INVALID_FIELDS */
export async function keepMedium(work: LibraryWork, file: File): Promise<Medium> {
  const kept = await keepFile(work, file);
  const medium = await work.inUnitOfWork((unit) =>
    addMedium({ ...unit, user: work.user }, kept, mediumName(file.name)),
  );
  await ensureStored(work.media, kept.src, kept.prepared);
  return medium;
}

async function addMedium(
  work: UnitOfWork & { user: User },
  { src, prepared: { kind, content, width, height } }: KeptFile,
  name: string,
): Promise<Medium> {
  const { tx, idSite, now } = work;
  const [added] = await tx
    .insert(media)
    .values({
      idSite,
      kind,
      src,
      name,
      width,
      height,
      bytes: content.length,
      alt: { fr_FR: "", en: "" },
      addedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (added) {
    await recordAudit(work, {
      user: work.user,
      action: "ADD",
      subject: `medium ${added.id}`,
      before: null,
      after: { name, image: src },
    });
    return shownMedium(added);
  }
  const [there] = await tx.select().from(media).where(eq(media.src, src));
  if (!there) throw new Error(`${src} is in the library, and cannot be read`);
  return shownMedium(there);
}
