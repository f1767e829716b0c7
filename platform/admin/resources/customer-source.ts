import { eq, sql } from "drizzle-orm";
import type { customerResource } from "@/lib/contract/admin/customer-resource";
import type { ResourceSource } from "@/platform/admin/resource-router";
import { users } from "@/platform/db/schema/people";

const name = sql`(${users.lastname} || ' ' || ${users.firstname})`;

export const customerSource: ResourceSource<typeof customerResource, typeof users> = {
  table: users,
  among: eq(users.role, "MEMBER"),
  columns: {
    name,
    email: users.email,
    kind: users.kind,
    company: users.company,
    createdAt: users.createdAt,
  },
  searched: [
    name,
    users.email,
    sql`coalesce(${users.phone}, '')`,
    sql`coalesce(${users.company}, '')`,
  ],
  async views(_, rows) {
    return rows.map(({ id, firstname, lastname, email, phone, kind, company, createdAt }) => ({
      id,
      name: `${lastname} ${firstname}`,
      email,
      phone,
      kind,
      company,
      createdAt: createdAt.toISOString(),
    }));
  },
};
