import { and, desc, eq } from "drizzle-orm";
import type { CustomerNote } from "@/lib/contract/admin/customer";
import type { User } from "@/lib/contract/user";
import { recordAudit } from "@/platform/audit/record-audit";
import { customerNotes } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { CustomerRow } from "./find-customer";

type StaffWork = UnitOfWork & { user: User };

/** Reads the notes on a customer, the latest first. */
export async function readNotes(
  tx: Sql,
  idCustomer: number,
  { id: idUser }: { id: number },
): Promise<CustomerNote[]> {
  const rows = await tx
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.idCustomer, idCustomer))
    .orderBy(desc(customerNotes.id));
  return rows.map(({ id, at, by, text, ...note }) => ({
    id,
    at: at.toISOString(),
    by,
    text,
    isOwn: note.idUser === idUser,
  }));
}

/**
 * Writes a note down. The audit log says that it was written, but not its text: the log is for
 * ever, and a note is to go with its customer.
 */
export async function addNote(work: StaffWork, { id }: CustomerRow, text: string): Promise<void> {
  const { tx, idSite, now: at, user } = work;
  await tx
    .insert(customerNotes)
    .values({ idSite, idCustomer: id, at, idUser: user.id, by: user.email, text });
  await recordAudit(work, {
    user,
    action: "NOTE",
    subject: `customer ${id}`,
    before: null,
    after: null,
  });
}

/** Removes a note that the caller has written. @throws ApiError NOT_FOUND */
export async function takeOutNote(work: StaffWork, id: number): Promise<void> {
  const { tx, user } = work;
  const [note] = await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.id, id), eq(customerNotes.idUser, user.id)))
    .returning();
  if (!note) throw new ApiError("NOT_FOUND");
  await recordAudit(work, {
    user,
    action: "TAKE_OUT_NOTE",
    subject: `customer ${note.idCustomer}`,
    before: null,
    after: null,
  });
}
