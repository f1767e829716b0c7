import type { HandedIdentity } from "@/lib/contract/booking-page";
import { identityCopyEnds } from "@/lib/rules/booking/identity-copy";
import { alertStaff } from "@/platform/alert/alert-staff";
import { findBooking } from "@/platform/booking/record/find-booking";
import { identityCopies } from "@/platform/db/schema/customer";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { InUnitOfWork, UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import {
  dropVisitorFiles,
  readSentFile,
  storeVisitorFiles,
  type VisitorFile,
} from "@/platform/media/sent/visitor-file";
import type { PurchaseAccess } from "@/platform/purchase/purchase-access";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { companyIdentityMail } from "./company-identity";
import { identityAlert } from "./identity-alert";
import { dropIdentityCopies, readHandedIdentity } from "./identity-copies";

interface Opened {
  idSite: number;
  reference: string;
  opener: PurchaseAccess;
  inUnitOfWork: InUnitOfWork;
}

/**
 * Takes a copy of a proof of identity for a large order. The file is kept before its row names it,
 * with no transaction open, and the copy before it is deleted.
 * @throws ApiError NOT_FOUND; CONFLICT where none is asked for; INVALID_FIELDS of the document
 */
export async function receiveIdentityCopy(
  services: Services,
  opened: Opened,
  document: File | "",
): Promise<HandedIdentity> {
  const { idSite, reference, opener, inUnitOfWork } = opened;
  await inUnitOfWork(async ({ tx, now }) => {
    const booking = await findBooking(tx, reference, opener);
    refuseUnasked(await readHandedIdentity(tx, booking, now));
  });
  const file = await readDocument(document);
  const [storedAs = ""] = await storeVisitorFiles(services.media, idSite, [file]);
  try {
    return await inUnitOfWork((work) => keepCopy(services, work, opened, { file, storedAs }));
  } catch (error) {
    await dropVisitorFiles(services.media, idSite, [storedAs]);
    throw error;
  }
}

function refuseUnasked({ isAsked }: HandedIdentity): void {
  if (!isAsked) throw new ApiError("CONFLICT", "IDENTITY_NOT_ASKED");
}

async function readDocument(document: File | ""): Promise<VisitorFile> {
  if (document === "" || document.size === 0) throw invalidFields({ document: "REQUIRED" });
  try {
    return await readSentFile("document", document);
  } catch (error) {
    const fault = error instanceof ApiError ? error.errors.image : undefined;
    throw fault ? invalidFields({ document: fault }) : error;
  }
}

async function keepCopy(
  services: Services,
  work: UnitOfWork,
  { reference, opener }: Opened,
  { file: { name }, storedAs }: { file: VisitorFile; storedAs: string },
): Promise<HandedIdentity> {
  const { tx, idSite, now } = work;
  const booking = await findBooking(tx, reference, opener, { lock: true });
  refuseUnasked(await readHandedIdentity(tx, booking, now));
  const [copy] = await tx
    .insert(identityCopies)
    .values({ idSite, idBooking: booking.id, receivedAt: now, name, storedAs })
    .returning();
  if (!copy) throw new Error("No copy was stored");
  await dropIdentityCopies(work, booking.id, copy.id);
  const subject = String(copy.id);
  const dueAt = identityCopyEnds(now);
  await setDeadline(tx, { idSite, kind: "IDENTITY_COPY_OVER", subject, dueAt });
  const { email, ...identity } = await mailIdentity(tx, "fr_FR");
  if (email) {
    const said = { reference, copy: copy.id };
    await postMails(tx, idSite, now, [companyIdentityMail({ ...identity, email }, said)]);
  }
  await alertStaff(services, tx, idSite, identityAlert(reference, copy.id));
  return readHandedIdentity(tx, booking, now);
}
