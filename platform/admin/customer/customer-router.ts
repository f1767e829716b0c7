import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  customerEmailRequestSchema,
  customerErasedSchema,
  customerErasureSchema,
  customerMergeQuerySchema,
  customerMergeRequestSchema,
  customerMergeSchema,
  customerNoteRequestSchema,
  customerPageSchema,
} from "@/lib/contract/admin/customer";
import { userOf } from "@/platform/account/session/session-user";
import { recordAudit } from "@/platform/audit/record-audit";
import { customers } from "@/platform/db/schema/customer";
import { users } from "@/platform/db/schema/people";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { eraseCustomer } from "@/platform/privacy/erase-customer";
import { personalData } from "@/platform/privacy/member-export";
import { previewErasure } from "./customer-erasure";
import { addNote, takeOutNote } from "./customer-notes";
import { customerPage } from "./customer-page";
import { findCustomer } from "./find-customer";
import { giveEmail } from "./give-email";
import { mergeCustomers, previewMerge } from "./merge-customers";

const params = z.object({ id: integerParam() });

const see = route({
  name: "getCustomerPage",
  area: "admin",
  can: "customer:read",
  method: "get",
  path: "/admin/customer/{id}/page",
  summary: "A customer with all that the site has of them",
  request: { params },
  responses: responses(customerPageSchema, "The customer"),
});

const write = route({
  name: "addCustomerNote",
  area: "admin",
  can: "customer:note",
  method: "post",
  path: "/admin/customer/{id}/note",
  summary: "Writes a note on a customer down",
  request: { params, ...body(customerNoteRequestSchema) },
  responses: responses(customerPageSchema, "The customer, with the note"),
});

const giveAddress = route({
  name: "giveCustomerEmail",
  area: "admin",
  can: "customer:change",
  startsFrom: { no: "only a customer without an address is given one" },
  method: "put",
  path: "/admin/customer/{id}/email",
  summary: "Gives a customer who is known by a telephone number alone an e-mail address",
  request: { params, ...body(customerEmailRequestSchema) },
  responses: responses(customerPageSchema, "The customer, with the address"),
});

const takeOut = route({
  name: "deleteCustomerNote",
  area: "admin",
  can: "customer:note",
  method: "delete",
  path: "/admin/customer-note/{id}",
  summary: "Takes out a note that one has written oneself",
  request: { params },
  responses: responses(z.object({}), "It is gone"),
});

const copy = route({
  name: "exportCustomer",
  area: "admin",
  can: "customer:export",
  method: "post",
  path: "/admin/customer/{id}/export",
  summary: "All that is known of a customer, to be given to them (GDPR, 15 and 20)",
  request: { params },
  responses: responses(z.record(z.string(), z.unknown()), "As the member’s own export has it"),
});

const foresee = route({
  name: "previewCustomerErasure",
  area: "admin",
  can: "customer:erase",
  method: "get",
  path: "/admin/customer/{id}/erasure",
  summary: "What erasing a customer takes away, when, and what stays by law",
  request: { params },
  responses: responses(customerErasureSchema, "What would be erased"),
});

const erase = route({
  name: "eraseCustomer",
  area: "admin",
  can: "customer:erase",
  method: "post",
  path: "/admin/customer/{id}/erasure",
  summary: "Erases a customer at their request",
  request: { params },
  responses: responses(customerErasedSchema, "When what remains is erased"),
});

const foreseeMerge = route({
  name: "previewCustomerMerge",
  area: "admin",
  can: "customer:merge",
  method: "get",
  path: "/admin/customer/{id}/merge",
  summary: "What merging another customer into this one moves, and what cannot move",
  request: { params, query: customerMergeQuerySchema },
  responses: responses(customerMergeSchema, "What would move"),
});

const merge = route({
  name: "mergeCustomers",
  area: "admin",
  can: "customer:merge",
  method: "post",
  path: "/admin/customer/{id}/merge",
  summary: "Merges another customer into this one, who has an account",
  request: { params, ...body(customerMergeRequestSchema) },
  responses: responses(customerMergeSchema, "What has moved"),
});

/** What the staff sees of a customer, and does about their data. */
export function customerRouter() {
  return newRouter()
    .answer(see, async (work, { param: { id } }) =>
      customerPage(work, await findCustomer(work.tx, id)),
    )
    .answer(write, async (work, { param: { id }, json: { text } }) => {
      const customer = await findCustomer(work.tx, id);
      await addNote(work, customer, text);
      return customerPage(work, customer);
    })
    .answer(giveAddress, async (work, { param: { id }, json: { email } }) => {
      await giveEmail(work, { id }, email);
      return customerPage(work, await findCustomer(work.tx, id));
    })
    .answer(takeOut, async (work, { param: { id } }) => {
      await takeOutNote(work, id);
      return {};
    })
    .answer(copy, async (work, { param: { id } }) => {
      const { tx, language, now, user } = work;
      const { addressKey: address, idUser } = await findCustomer(tx, id);
      const [row] =
        idUser === null ? [] : await tx.select().from(users).where(eq(users.id, idUser));
      const member = row ? userOf(row) : null;
      const subject = `customer ${id}`;
      await recordAudit(work, { user, action: "EXPORT", subject, before: null, after: null });
      return personalData(tx, { member, address }, language, now);
    })
    .answer(foresee, async ({ tx, now }, { param: { id } }) =>
      previewErasure(tx, await findCustomer(tx, id), now),
    )
    .answer(erase, async (work, { param: { id } }) => {
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
    .answer(foreseeMerge, ({ tx }, { param: { id: kept }, query: { other } }) =>
      previewMerge(tx, { kept, other }),
    )
    .answer(merge, (work, { param: { id: kept }, json: { other } }) =>
      mergeCustomers(work, { kept, other }),
    );
}
