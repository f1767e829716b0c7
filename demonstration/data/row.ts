/** Row of a table for a demonstration site; the site itself supplies the `idSite`. */
export type Row<T extends { $inferInsert: object }> = Omit<T["$inferInsert"], "id" | "idSite">;
