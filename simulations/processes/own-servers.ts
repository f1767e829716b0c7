import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient } from "@redis/client";
import { Client } from "pg";

/** Server of the proof's own, which it may harm. */
export interface OwnServer {
  url: string;
  /** Freezes it, with all its processes; it keeps its connections. */
  pause(): void;
  resume(): void;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, on the same data. */
  start(): Promise<void>;
  /** Ends it, and forgets its data. */
  end(): Promise<void>;
}

interface ServerProgram {
  url: string;
  /** Asks the server; fails while it does not answer. */
  ask(url: string): Promise<void>;
  folder: string;
  command: string;
  args: string[];
  /** User that it runs as, where this process may choose. */
  uid?: number | undefined;
  gid?: number | undefined;
}

/** Milliseconds that a server may take to start. */
const PATIENCE = 20_000;

/** Starts a PostgreSQL with its own cluster. @throws Error when there is none on this machine */
export async function startPostgres(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "processes-postgres-"));
  // PostgreSQL does not run as root.
  const [uid, gid] = process.getuid?.() === 0 ? idsOf("postgres") : [];
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const bin = postgresFolder();
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], {
    stdio: "ignore",
    cwd: folder,
    ...(uid === undefined ? {} : { uid, gid }),
  });
  const args = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return startServer({
    url,
    ask: askPostgres,
    folder,
    command: join(bin, "postgres"),
    args,
    uid,
    gid,
  });
}

/** Starts a Redis that keeps nothing. @throws Error when there is none on this machine */
export async function startRedis(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "processes-redis-"));
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  const url = `redis://127.0.0.1:${port}`;
  return startServer({ url, ask: askRedis, folder, command: "redis-server", args });
}

async function startServer(program: ServerProgram): Promise<OwnServer> {
  const { url, ask, folder, command, args, uid, gid } = program;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(command, args, {
      cwd: folder,
      stdio: "ignore",
      ...(uid === undefined || gid === undefined ? {} : { uid, gid }),
    });
    await untilItAnswers(child, () => ask(url));
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) process.kill(pid, name);
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    signal("SIGKILL");
    await ended;
  };
  await start();
  return {
    url,
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    kill,
    start,
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, ask: () => Promise<unknown>) {
  const until = Date.now() + PATIENCE;
  while (child.exitCode === null && Date.now() < until) {
    const answers = await ask().then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(50);
  }
  throw new Error(`${child.spawnfile} does not answer`);
}

/** Asks the server: as it begins, it listens before it has looked through a crash's remains. */
async function askPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => undefined);
  await client.connect();
  await client.end();
}

async function askRedis(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => undefined);
  await client.connect();
  client.destroy();
}

/** Finds the programs of PostgreSQL: the newest of Debian's, else those in the path. */
function postgresFolder(): string {
  try {
    const versions = readdirSync("/usr/lib/postgresql").toSorted((a, b) => Number(a) - Number(b));
    return `/usr/lib/postgresql/${versions.at(-1)}/bin`;
  } catch {
    return "";
  }
}

function idsOf(user: string): [uid: number, gid: number] {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return [Number(uid), Number(gid)];
}

export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").flatMap((id) => (id ? [Number(id)] : []));
}
