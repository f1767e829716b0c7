import cluster from "node:cluster";
import nextEnv from "@next/env";
import { checkPaths } from "@/platform/check-paths";
import { EnvironmentError, misspeltVariables } from "@/platform/read-environment";
import { type Environment, readEnvironment, VARIABLES } from "./environment";

/** Reads and checks .env and the environment; ends the process with one line per fault. */
export async function checkEnvironment(): Promise<Environment> {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", {
    info: () => undefined,
    error: console.error,
  });
  try {
    const environment = readEnvironment(process.env);
    // A worker is started by a process that has looked.
    if (!cluster.isPrimary) return environment;
    const notices = misspeltVariables(VARIABLES, process.env);
    if (environment.API_URL) {
      const { checkProvider } = await import("./check-provider");
      notices.push((await checkProvider()) ?? "");
    } else await checkPaths(environment);
    for (const notice of notices.filter(Boolean)) console.warn(notice);
    return environment;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Serves the site in this process, or in several (`WORKERS`); in development in one. */
export async function serve(environment: Environment, { dev }: { dev: boolean }): Promise<void> {
  if (environment.WORKERS > 1 && !dev && cluster.isPrimary) {
    const { runWorkers } = await import("./workers");
    runWorkers(environment);
  } else {
    // The process that only keeps the others need not load the platform.
    const { serveSite } = await import("./serve-site");
    await serveSite(environment, { dev });
  }
}
