/** Connection to a database, in which the statements of a transaction follow each other. */
export interface SqlConnection {
  query<Row>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
}
