import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/customer";
import { userOf } from "@/platform/account/session/session-user";
import { recordAudit } from "@/platform/audit/record-audit";
import { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import { newRouter } from "@/platform/http/router";
import { eraseCustomer } from "@/platform/privacy/erase-customer";
import { personalData } from "@/platform/privacy/member-export";
import { previewErasure } from "./customer-erasure";
import { addNote, takeOutNote } from "./customer-notes";
import { customerPage } from "./customer-page";
import { findCustomer } from "./find-customer";
import { giveEmail } from "./give-email";
import { mergeCustomers, previewMerge } from "./merge-customers";

export function customerRouter() {
  return newRouter()
    .answer(calls.getCustomerPage, async (work, { param: { id } }) =>
      customerPage(work, await findCustomer(work.tx, id)),
    )
    .answer(calls.addCustomerNote, async (work, { param: { id }, json: { text } }) => {
      const customer = await findCustomer(work.tx, id);
      await addNote(work, customer, text);
      return customerPage(work, customer);
    })
    .answer(calls.giveCustomerEmail, async (work, { param: { id }, json: { email } }) => {
      await giveEmail(work, { id }, email);
      return customerPage(work, await findCustomer(work.tx, id));
    })
    .answer(calls.deleteCustomerNote, async (work, { param: { id } }) => {
      await takeOutNote(work, id);
      return {};
    })
    .answer(calls.exportCustomer, async (work, { param: { id } }) => {
      const { tx, language, now, user } = work;
      const { addressKey: address, idUser } = await findCustomer(tx, id);
      const [row] =
        idUser === null ? [] : await tx.select().from(users).where(eq(users.id, idUser));
      const member = row ? userOf(row) : null;
      const subject = `customer ${id}`;
      await recordAudit(work, { user, action: "EXPORT", subject, before: null, after: null });
      return personalData(tx, { member, address }, language, now);
    })
    .answer(calls.previewCustomerErasure, async ({ tx, now }, { param: { id } }) =>
      previewErasure(tx, await findCustomer(tx, id), now),
    )
    .answer(calls.eraseCustomer, async (work, { param: { id } }) => {
      const { tx, now, user } = work;
      await tx.select().from(customers).where(eq(customers.id, id)).for("update");
      const customer = await findCustomer(tx, id);
      const erasureAt = (await eraseCustomer(tx, customer, now)).toISOString();
      const subject = `customer ${id}`;
      await recordAudit(work, {
        user,
        action: "ERASE",
        subject,
        before: null,
        after: { erasureAt },
      });
      return { erasureAt, isStillThere: (await tx.$count(customers, eq(customers.id, id))) > 0 };
    })
    .answer(calls.previewCustomerMerge, ({ tx }, { param: { id: kept }, query: { other } }) =>
      previewMerge(tx, { kept, other }),
    )
    .answer(calls.mergeCustomers, (work, { param: { id: kept }, json: { other } }) =>
      mergeCustomers(work, { kept, other }),
    );
}
