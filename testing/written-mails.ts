import { asc } from "drizzle-orm";
import { outbox } from "@/platform/db/schema/outbox";
import type { TestPlatform } from "./test-platform";

export const writtenMails = ({ database }: TestPlatform) =>
  database.everySite.select().from(outbox).orderBy(asc(outbox.id));
