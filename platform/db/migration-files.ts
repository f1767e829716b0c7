import { fileURLToPath } from "node:url";

export const MIGRATIONS = fileURLToPath(new URL("migrations", import.meta.url));

/** Role that row security applies to; the role we log in with may be above it. */
export const SITE_ROLE = "site_scope";

/** Creates the role, unless another database of the same server has, and opens the tables to it. */
export const GRANTS = `
DO $$ BEGIN
  BEGIN
    CREATE ROLE ${SITE_ROLE} NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  GRANT ${SITE_ROLE} TO CURRENT_USER;
  GRANT USAGE ON SCHEMA public TO ${SITE_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${SITE_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${SITE_ROLE};
END $$`;
