import { join } from "node:path";

/** Returns the folder of an embedded database, within that of the data. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "database");
