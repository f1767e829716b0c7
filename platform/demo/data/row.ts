/** A row of a table as a demonstration site holds it: which site's it is, the site says. */
export type Row<T extends { $inferInsert: object }> = Omit<T["$inferInsert"], "id" | "idSite">;
