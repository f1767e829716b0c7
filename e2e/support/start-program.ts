import { type ChildProcess, spawn } from "node:child_process";

/** Longest wait for an answer, in milliseconds: a site takes a minute on a busy machine. */
const PATIENCE = 170_000;

/**
 * Starts a program of the repository and waits until `url` answers.
 * @param args as Node takes them: its flags, the program and its arguments
 * @throws Error when something answers there already, as a program that an earlier run has left;
 * when it ends or does not answer in time: it does not go on by itself then
 */
export async function startProgram(
  args: string[],
  env: Record<string, string>,
  url: string,
): Promise<ChildProcess> {
  if (await answersAt(url)) throw new Error(`${url} answers before ${args.join(" ")} is started`);
  const child = spawn(process.execPath, args, {
    // A test begins with a demonstration that nothing has happened on.
    env: { ...process.env, DEMO_MONTH: "off", ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const giveUpAt = Date.now() + PATIENCE;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with ${child.exitCode}`);
    if (await answersAt(url)) return child;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill("SIGKILL");
  throw new Error(`${url} does not answer`);
}

/** True once something answers there that is not about to start. */
const answersAt = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ status }) => status !== 503,
    () => false,
  );

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
