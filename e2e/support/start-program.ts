import { type ChildProcess, spawn } from "node:child_process";

/** Starts a program of the repository and waits until `url` answers. */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  url: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

/**
 * Asks a process that `startProgram` began to end, and waits until it is gone.
 * @throws Error when it was still busy after its time to end, or failed meanwhile
 */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
  if (child.exitCode !== 0) {
    throw new Error(
      `${child.spawnargs.join(" ")} ended with ${child.exitCode ?? child.signalCode}`,
    );
  }
}
