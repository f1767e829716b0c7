import { sql } from "drizzle-orm";
import type { customerResource } from "@/lib/contract/admin/customer-resource";
import { fullName } from "@/lib/rules/text/full-name";
import { customers } from "@/platform/db/schema/customer";
import type { ResourceSource } from "@/platform/panel/resource-source";

const name = sql`(${customers.lastname} || ' ' || ${customers.firstname})`;

export const customerSource: ResourceSource<typeof customerResource, typeof customers> = {
  table: customers,
  columns: {
    name,
    email: customers.email,
    account: sql`(case when ${customers.idUser} is null then 'GUEST' else 'MEMBER' end)`,
    kind: customers.kind,
    company: customers.company,
    createdAt: customers.createdAt,
  },
  async views(_, rows) {
    return rows.map(({ id, idUser, email, phone, kind, company, ...row }) => ({
      id,
      name: fullName(row),
      email,
      phone,
      account: idUser === null ? "GUEST" : "MEMBER",
      kind,
      company,
      createdAt: row.createdAt.toISOString(),
    }));
  },
};
