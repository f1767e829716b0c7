import cluster from "node:cluster";
import nextEnv from "@next/env";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";

/** Reads .env and the environment; ends the process with one line per fault. */
export function checkEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", {
    info: () => undefined,
    error: console.error,
  });
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`The environment has faults:\n${error.faults.map((f) => `  ${f}`).join("\n")}`);
    process.exit(1);
  }
}

/** Serves the site in this process, or in as many as the environment says. In development it is one. */
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
