/**
 * PostgreSQL lock that every process shares for as long as it has the database open. A restore,
 * which exchanges the rows, takes it alone or not at all. It ends with the connection.
 */
export const HOLD_IN_USE = "SELECT pg_advisory_lock_shared(72, 1)";
export const TAKE_ALONE = 'SELECT pg_try_advisory_lock(72, 1) AS "isAlone"';
