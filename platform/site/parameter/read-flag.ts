import { eq } from "drizzle-orm";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { Sql } from "@/platform/db/database";
import { parameters } from "@/platform/db/schema/site-look";

/** A setting of the site that is on or off; when it is not set, as the catalogue says. */
export async function readFlag(tx: Sql, key: ParameterKey): Promise<boolean> {
  const [row] = await tx.select().from(parameters).where(eq(parameters.type, key));
  return (row?.value ?? PARAMETERS[key].default) === "true";
}
