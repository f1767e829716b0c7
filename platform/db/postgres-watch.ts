import { Socket } from "node:net";
import { Client, type ClientConfig } from "pg";
import { DatabaseUnavailable } from "./database-fault";

/** Milliseconds between two looks at pending work. */
const LOOK = 100;
/** Looks that a statement or a connection may last before the server is asked for a sign. */
const BEFORE_ASKING = 5;
/** Looks that the server may keep that sign back; with those before, less than two seconds. */
const BEFORE_GIVING_UP = 8;
/** Looks from one failed question to the next. */
const BEFORE_ASKING_AGAIN = 5;

export interface PostgresWatch {
  /** Client for a pool: it reports its connection, and does not connect to a silent server. */
  Client: typeof Client;
  /** Notes that work began which only the server can end. @returns a function to call at its end */
  begin(): () => void;
  stop(): void;
}

/**
 * Watches a server. A server that refuses, or that breaks a connection, is noticed by itself; a
 * silent one (a dead host, a cut cable) would let every caller hang. So anything that takes longer
 * than usual makes this open a connection of its own: when that has no answer either, every
 * connection is ended, and none is tried until one of these comes through. A slow statement alone
 * ends nothing. Time is counted in looks, of which a busy process takes fewer: it does not blame
 * the server.
 */
export function watchPostgres(config: ClientConfig): PostgresWatch {
  const sockets = new Set<Socket>();
  const underWay = new Map<symbol, number>();
  let looks = 0;
  let question: { askedAt: number; socket: Socket } | undefined;
  let silentSince: number | undefined;

  const begin = () => {
    const key = Symbol("under way");
    underWay.set(key, looks);
    return () => void underWay.delete(key);
  };

  class WatchedClient extends Client {
    constructor(own?: string | ClientConfig) {
      const socket = new Socket();
      super({ ...(typeof own === "object" ? own : config), stream: () => socket });
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
      // A connection that breaks in use tells its caller; unheard, the error would end the process.
      this.on("error", () => undefined);
    }

    override connect(): Promise<Client>;
    override connect(
      callback: ((err: Error) => void) | ((err: null, client: Client) => void),
    ): void;
    override connect(
      callback?: ((err: Error) => void) | ((err: null, client: Client) => void),
    ): Promise<Client> | undefined {
      if (silentSince !== undefined) {
        const error = new DatabaseUnavailable("PostgreSQL does not answer");
        if (!callback) return Promise.reject(error);
        process.nextTick(callback as (err: Error) => void, error);
        return undefined;
      }
      const ended = begin();
      const connected = super.connect();
      connected.then(ended, ended);
      if (!callback) return connected;
      connected.then(
        () => (callback as (err: null, client: Client) => void)(null, this),
        callback as (err: Error) => void,
      );
      return undefined;
    }
  }

  const ask = () => {
    const socket = new Socket();
    const client = new Client({ ...config, stream: () => socket });
    const own = { askedAt: looks, socket };
    question = own;
    const answered = () => {
      void client.end().catch(() => undefined);
      if (question !== own) return;
      question = undefined;
      silentSince = undefined;
      // Work still pending waits for something else: it is asked about again, later.
      for (const key of underWay.keys()) underWay.set(key, looks);
    };
    client.on("error", () => undefined);
    // A server that refuses is not silent: its callers are told so at once.
    client.connect().then(answered, answered);
  };

  const giveUp = () => {
    question?.socket.destroy();
    question = undefined;
    silentSince = looks;
    for (const socket of sockets) socket.destroy();
  };

  const timer = setInterval(() => {
    looks += 1;
    if (question) {
      if (looks - question.askedAt > BEFORE_GIVING_UP) giveUp();
    } else if (silentSince !== undefined) {
      if (looks - silentSince >= BEFORE_ASKING_AGAIN) ask();
    } else if ([...underWay.values()].some((since) => looks - since > BEFORE_ASKING)) ask();
  }, LOOK);
  timer.unref();
  return { Client: WatchedClient, begin, stop: () => clearInterval(timer) };
}
