import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { networkOfCaller } from "@/platform/http/network-of-caller";
import { type TurnKind, turnLine } from "./turn-line";

/**
 * After this process has had nothing to do for as many milliseconds, what is under way waits for something
 * else, and holds up nobody.
 */
const IDLE = 50;

/** After as many, the next network begins meanwhile. */
const IDLE_AMONG_NETWORKS = 10;

/** For as long after somebody else has asked for something there are others, in milliseconds. */
const PRESENT = 1_000;

/** A network's next turn comes after as long a pause as its last one took, and no longer than this. */
const LONGEST_PAUSE = 100;

/** True for what was asked for too often. */
const isRefusal = ({ statusCode }: ServerResponse) => statusCode === 429;

/** Who waits for their turn, by network; an entry for each of which something is under way. */
type Waiting = Map<string, (() => void)[]>;

/**
 * Has what is made for one network done one after the other, so that one that asks for ten things at
 * once takes no more of the process than ten that ask for one. While others ask too, it pauses after each for
 * as long as that took: what others ask for goes on in several steps, between which it would else come.
 * Of all networks together one page is rendered at a time, and one call answered beside it.
 */
export function fairTurns({ idle = IDLE, idleAmongNetworks = IDLE_AMONG_NETWORKS } = {}) {
  const waiting: Waiting = new Map();
  const lines = { page: turnLine(), call: turnLine() };
  let latest = "";
  let changedAt = Number.NEGATIVE_INFINITY;

  /** Notes who asks, for whatever it is. */
  function noteCaller(address: string): void {
    if (address === latest) return;
    latest = address;
    changedAt = performance.now();
  }

  /**
   * Waits for the turn of a network, which is over with the answer.
   * @param address of the caller
   * @param kind which of the two lines of all networks it waits in
   * @returns false when the caller has gone meanwhile
   */
  async function takeTurn(
    address: string,
    response: ServerResponse,
    kind: TurnKind = "page",
  ): Promise<boolean> {
    const network = networkOfCaller(address);
    const others = waiting.get(network);
    if (others) await new Promise<void>((begin) => others.push(begin));
    else waiting.set(network, []);
    const line = lines[kind];
    await line.enter();
    const begun = performance.eventLoopUtilization();
    let isInLine = true;
    const leaveLine = () => {
      if (isInLine) line.leave();
      isInLine = false;
    };
    let isOver = false;
    const handOn = () => {
      if (isOver) return;
      isOver = true;
      clearInterval(look);
      leaveLine();
      const next = () => {
        const begin = waiting.get(network)?.shift();
        if (begin) begin();
        else waiting.delete(network);
      };
      const hasOthers = performance.now() - changedAt <= PRESENT;
      const { active } = performance.eventLoopUtilization(begun);
      if (hasOthers && isRefusal(response)) setTimeout(next, LONGEST_PAUSE);
      else if (!waiting.get(network)?.length) waiting.delete(network);
      else if (hasOthers) setTimeout(next, Math.min(active, LONGEST_PAUSE));
      else setImmediate(next);
    };
    const look = setInterval(() => {
      const { idle: rested } = performance.eventLoopUtilization(begun);
      if (rested > idleAmongNetworks) leaveLine();
      if (rested > idle) handOn();
    }, IDLE_AMONG_NETWORKS);
    // Next and its pages have ten listeners of their own, as many as Node takes for no fault.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", handOn);
    if (!response.destroyed) return true;
    handOn();
    return false;
  }

  return { takeTurn, noteCaller };
}

export type FairTurns = ReturnType<typeof fairTurns>;
