import { spawn } from "node:child_process";

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quietUnlessItFails?: boolean }} [options]
 * @returns {Promise<void>} rejects when the command fails
 */
export async function run(command, args, { env, quietUnlessItFails = false } = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: quietUnlessItFails ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  let said = "";
  child.stdout?.on("data", (chunk) => (said += chunk));
  child.stderr?.on("data", (chunk) => (said += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) {
    process.stderr.write(said);
    throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
  }
}

/**
 * Runs a command of a package that is installed here.
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runPackage = (name, args, options) =>
  run("npm", ["exec", "--offline", "--no", "--", name, ...args], options);
