import { z } from "zod";

/** Version of the backup's form; a reader knows every version up to its own. */
export const FORMAT = 1;

/** Names of the parts of a backup; `parts.table` and `parts.fileList` are numbered. */
export const partNames = {
  header: "backup.json",
  table: (table: string, number: number) => `tables/${table}/${numbered(number)}`,
  file: (path: string) => `media/${path}`,
  fileList: (number: number) => `media-lists/${numbered(number)}`,
  manifest: "manifest.json",
};

const numbered = (number: number) => `${String(number).padStart(6, "0")}.ndjson`;

/** First part of a backup: its form, and the tables at which it was made. */
export const backupHeaderSchema = z.object({
  format: z.number().int().positive(),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that its database had, in their order. */
  migrations: z.array(z.string()),
  /** Columns of each table's rows; absent from backups made before 27 November 2026. */
  columns: z.record(z.string(), z.array(z.string())).optional(),
  /** The ids of the keys that its secrets are sealed by; the keys are in no backup. */
  sealedBy: z.array(z.string()).optional(),
});
export type BackupHeader = z.output<typeof backupHeaderSchema>;

const sealSchema = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string().length(64),
});
/** Seal of a part: its length in bytes, and its SHA-256 in hexadecimal digits. */
export type Seal = z.output<typeof sealSchema>;

/** A media file, by its path below the folder, with `/` between its steps. */
export const mediaFileSchema = sealSchema.extend({ path: z.string().min(1) });
export type MediaFile = z.output<typeof mediaFileSchema>;

/** Last part of a backup: the count and seal of each part. Without it, a backup is unfinished. */
export const manifestSchema = z.object({
  tables: z.record(z.string(), sealSchema.extend({ rows: z.number().int().nonnegative() })),
  /** The last value of each sequence, and whether the next one is above it. */
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  mediaLists: z.array(sealSchema),
  mediaFiles: z.number().int().nonnegative(),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Media files whose seals are written together after them, so that few are in memory at once. */
export const FILES_IN_LIST = 1000;
