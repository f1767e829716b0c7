import { asc } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import type { TestPlatform } from "./test-platform";

/** All that was written to anybody, in the order in which it was. */
export const writtenMails = ({ database }: TestPlatform) =>
  database.everySite.select().from(outbox).orderBy(asc(outbox.id));
