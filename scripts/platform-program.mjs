import nextEnv from "@next/env";
import { checkNode, installPackages } from "./install.mjs";

/**
 * Prepares a command that works on the platform's data: packages, TypeScript, `.env`. It ends with
 * one line per fault of the environment.
 * @returns {Promise<import("../platform/environment.ts").PlatformEnvironment>}
 */
export async function preparePlatform() {
  checkNode();
  await installPackages({ dev: false });
  Object.assign(process.env, { NODE_ENV: "production" });
  const { register } = await import("tsx/esm/api");
  register();
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const { platformEnvironmentSchema } = await import("../platform/environment.ts");
  const variables = Object.entries(process.env).filter(([, value]) => value);
  const read = platformEnvironmentSchema.safeParse(Object.fromEntries(variables));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) console.error(`${path.join(".")}: ${message}`);
  process.exit(1);
}

/**
 * Runs a command; a fault that it can name is a sentence, and not a stack.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    const isNamed = error instanceof Error && ["BackupError", "FolderInUse"].includes(error.name);
    console.error(isNamed ? error.message : error);
    process.exit(1);
  }
}

/** The database that a command works on, without its password. @param {{ DATABASE_URL?: string, DATA_DIR: string }} place */
export function nameOf({ DATABASE_URL, DATA_DIR }) {
  if (!DATABASE_URL) return `the embedded database in ${DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the PostgreSQL at ${host}${pathname}`;
}
