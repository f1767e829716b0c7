import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/**
 * Acts as a newcomer with a clone of HEAD in which nothing was installed: starts it by `npm start`,
 * opens pages in both languages, makes a backup and reads it, stops it, serves the other site of
 * the same database as a service does, and the provider alone. Only this machine is asked. It needs
 * Node, git and npm's registry; `.ci/run` begins with it.
 */

/** Minutes that a step may take: packages, a build and a first start, and anything else. */
const PATIENCE = { start: 20, other: 3 };

const folder = mkdtempSync(join(tmpdir(), "newcomer-"));
const clone = join(folder, "clone");
const began = Date.now();
const say = (/** @type {string} */ line) =>
  console.log(`newcomer: ${Math.round((Date.now() - began) / 1000)} s: ${line}`);

/**
 * Returns the variables of a shell, without those that the site reads: a newcomer has set none.
 * @returns {NodeJS.ProcessEnv}
 */
function bareEnvironment() {
  const known = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z_\d]+)=/gm);
  const set = new Set([...known].map(([, name]) => name));
  const kept = Object.entries(process.env).filter(
    ([name]) => !set.has(name) && !/^(npm_|NODE_ENV$|NEXT_|NODE_OPTIONS$)/.test(name),
  );
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept));
}
const bare = bareEnvironment();

/** @typedef {{ child: import("node:child_process").ChildProcess, said: () => string, ended: Promise<number | string> }} Program */

/** @type {Set<Program>} */
const running = new Set();

/**
 * Starts a command in the clone, as the first of a group of processes of its own.
 * @param {string} command @param {Record<string, string>} [variables]
 * @returns {Program}
 */
function start(command, variables = {}) {
  const [program = "", ...words] = command.split(" ");
  const child = spawn(program, words, {
    cwd: clone,
    env: { ...bare, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
  /** @type {Promise<number | string>} */
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? "unknown"));
  });
  const started = { child, said: () => text, ended };
  running.add(started);
  return started;
}

/**
 * Sends a signal to a program and all that it has started, which are a group of their own.
 * @param {Program} program @param {NodeJS.Signals | 0} signal
 * @returns {boolean} whether any of them is left
 */
function signalAll({ child }, signal) {
  try {
    return process.kill(-Number(child.pid), signal);
  } catch {
    return false;
  }
}

/** Waits until nothing of a program is left. @param {Program} program */
async function allGone(program) {
  while (signalAll(program, 0)) await setTimeout(100);
  running.delete(program);
}

/** @template T @param {Promise<T>} work @param {number} minutes @param {string} what */
async function within(work, minutes, what) {
  const late = Symbol("late");
  const result = await Promise.race([
    work,
    setTimeout(minutes * 60_000, /** @type {typeof late} */ (late), { ref: false }),
  ]);
  if (result === late) throw new Error(`${what}: nothing after ${minutes} minutes`);
  return /** @type {T} */ (result);
}

/**
 * Runs a command of the clone to its end.
 * @param {string} command
 * @param {Record<string, string>} [variables]
 */
async function finish(command, variables) {
  const program = start(command, variables);
  const code = await within(program.ended, PATIENCE.other, command);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${program.said()}`);
  await within(allGone(program), PATIENCE.other, `what ${command} has started`);
  say(`${command}: ${program.said().trim().split("\n").at(-1)}`);
}

/**
 * Runs a command that has to refuse, with 1 and with words that give the reason.
 * @param {string} command
 * @param {Record<string, string>} variables
 * @param {RegExp} words
 */
async function refuse(command, variables, words) {
  const program = start(command, variables);
  const code = await within(program.ended, PATIENCE.other, command);
  if (code !== 1 || !words.test(program.said())) {
    throw new Error(`${command} ended with ${code} and without ${words}:\n${program.said()}`);
  }
  await within(allGone(program), PATIENCE.other, `what ${command} has started`);
  say(`${command} refuses: ${program.said().match(words)?.[0]}`);
}

/** Waits until a server may be sent requests. @param {Program} program @param {string} url @param {number} minutes */
async function ready({ said, ended }, url, minutes) {
  let end;
  void ended.then((code) => (end = code));
  for (const until = Date.now() + minutes * 60_000; Date.now() < until; await setTimeout(500)) {
    if (end !== undefined) throw new Error(`it ended with ${end}:\n${said()}`);
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url}/ready: not ready after ${minutes} minutes:\n${said()}`);
}

/**
 * Opens a page, and looks for a text in it.
 * @param {string} url @param {RegExp} expected
 * @returns {Promise<string | undefined>} its title
 */
async function open(url, expected) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  const text = await answer.text();
  if (answer.status !== 200 || !expected.test(text)) {
    throw new Error(`${url} answers ${answer.status}, without ${expected}`);
  }
  say(`${url} answers 200 with ${text.match(expected)?.[0]}`);
  return text.match(/<title>(.*?)<\/title>/)?.[1];
}

/** Opens a site's home page in both languages. @param {string} url @returns the French title */
async function openHome(url) {
  const french = await open(`${url}/`, /<html[^>]* lang="fr"/);
  const english = await open(`${url}/en`, /<html[^>]* lang="en"/);
  if (!french || !english || french === english) {
    throw new Error(`${url}: the titles are “${french}” and “${english}”`);
  }
  return french;
}

/** Asks a program to end, with 0. @param {Program} program @param {string} name */
async function stop(program, name) {
  const { child, said, ended } = program;
  child.kill("SIGTERM");
  const code = await within(ended, PATIENCE.other, `${name}, asked to end`);
  if (code !== 0) throw new Error(`${name}, asked to end, ended with ${code}:\n${said()}`);
  await within(allGone(program), PATIENCE.other, `what ${name} has started`);
  say(`${name} ended with 0 when it was asked to`);
}

/** Finds a port that nobody listens on. @returns {Promise<string>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === "object" ? address?.port : 0)));
    });
  });

async function beNewcomer() {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  execFileSync("git", ["clone", "--quiet", "--no-checkout", process.cwd(), clone]);
  execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: clone });
  say(`cloned ${commit.slice(0, 8)}, without packages`);

  const PORT = await freePort();
  const here = { HOST: "127.0.0.1", PORT };
  const url = `http://127.0.0.1:${PORT}`;
  const first = start("npm start", here);
  await ready(first, url, PATIENCE.start);
  say(`npm start is ready at ${url}`);
  const title = await openHome(url);
  const backup = join(folder, "backup.tar.gz");
  await finish(`npm run backup -- ${backup}`);
  await finish(`npm run restore -- ${backup} --check`);
  // Ctrl-C reaches npm and the site alike.
  signalAll(first, "SIGINT");
  await within(allGone(first), PATIENCE.other, "npm start, interrupted");
  say("npm start ended when it was interrupted, and nothing of it is left");

  const service = "node scripts/start.mjs";
  const second = start(service, { ...here, SITE_ID: "73" });
  await ready(second, url, PATIENCE.other);
  const otherTitle = await openHome(url);
  if (otherTitle === title) throw new Error(`site 73 has the title of site 72, “${title}”`);
  await stop(second, `${service}, site 73`);

  await refuse(service, { ...here, SITE_ID: "99" }, /SITE_ID: the database has no site 99.*/);
  await refuse(service, { ...here, HOST: "nowhere.invalid" }, /HOST: nowhere.invalid is no .*/);

  const alone = "node scripts/platform.mjs";
  const provider = start(alone, { PORT });
  await ready(provider, url, PATIENCE.other);
  await open(`${url}/openapi.json`, /"openapi":\s*"[\d.]+"/);
  const elsewhere = { HOST: "127.0.0.1", PORT: await freePort(), API_URL: `${url}/api` };
  await refuse(service, elsewhere, /API_URL: the provider is at .*, and not at .*/);
  await stop(provider, alone);
}

try {
  await beNewcomer();
  say("all of it went well");
} catch (error) {
  console.error(`newcomer: FAILED: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  for (const program of running) signalAll(program, "SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
