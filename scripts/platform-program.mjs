import { installPackages } from "./install.mjs";

/** Prepares a command that runs the platform's own code: packages, TypeScript, `.env`. */
export async function prepareProgram() {
  await installPackages({});
  Object.assign(process.env, { NODE_ENV: "production" });
  const { register } = await import("tsx/esm/api");
  register();
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}

/**
 * Prepares a command that works on the platform's data. It ends with one line per fault of the
 * environment.
 * @returns {Promise<import("../platform/environment.ts").PlatformEnvironment & { SITE_ID: number
 *   }>}
 */
export async function preparePlatform() {
  await prepareProgram();
  const { platformEnvironmentSchema, servicesAreWhole } = await import(
    "../platform/environment.ts"
  );
  const { readVariables } = await import("../platform/read-environment.ts");
  const { servedSiteVariables } = await import("../lib/contract/served-site.ts");
  const { SITE_ID } = servedSiteVariables;
  const schema = platformEnvironmentSchema.extend({ SITE_ID }).superRefine(servicesAreWhole);
  return await namingFaults(async () => readVariables(schema, process.env));
}

/** Faults with a message for the user of the command. */
const NAMED = ["BackupError", "DamagedFolder", "EnvironmentError", "FolderInUse", "OtherTables"];

/**
 * Does work that may fail; a fault that it can name ends the program with a sentence rather than a
 * stack.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function namingFaults(work) {
  try {
    return await work();
  } catch (error) {
    const isNamed = error instanceof Error && NAMED.includes(error.name);
    console.error(isNamed ? error.message : error);
    process.exit(1);
  }
}

/**
 * Runs a command to its end.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  await namingFaults(work);
  process.exit(0);
}

/**
 * Names the database that a command works on, without its password.
 * @param {{ DATABASE_URL?: string, DATA_DIR: string }} place
 */
export function nameOf({ DATABASE_URL, DATA_DIR }) {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the PostgreSQL at ${host}${pathname}`;
}
