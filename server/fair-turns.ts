import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { networkOfCaller } from "@/platform/http/network-of-caller";
import { type TurnKind, turnLine } from "./turn-line";

/** Idle milliseconds after which pending work holds up nobody: it waits for something else. */
const IDLE = 50;

/** Idle milliseconds after which the next network begins meanwhile. */
const IDLE_AMONG_NETWORKS = 10;

/** Milliseconds for which another network counts as present after its request. */
const PRESENT = 1_000;

/** Longest pause in milliseconds; else a network's pause is as long as its last turn. */
const LONGEST_PAUSE = 100;

/** Tells whether a call was refused as one too many. */
const isRefusal = ({ statusCode }: ServerResponse) => statusCode === 429;

/** Callers that wait for their turn, by network; an entry for each with work under way. */
type Waiting = Map<string, (() => void)[]>;

/**
 * Does the work for one network one after the other, so that a network that asks for ten things at
 * once takes no more of the process than ten that ask for one. While others ask too, it pauses
 * after each for as long as that took: the others' work goes on in several steps, between which it
 * would else come. Of all networks together one page is rendered at a time, and one call answered
 * beside it; calls then pause in the same way.
 */
export function fairTurns({ idle = IDLE, idleAmongNetworks = IDLE_AMONG_NETWORKS } = {}) {
  const waiting: Waiting = new Map();
  const lines = { page: turnLine(), call: turnLine() };
  /**
   * Returns the pause after a turn. A page is rendered in many steps, between each two of which a
   * call would else be answered.
   */
  const pauseAfter = (kind: TurnKind, active: number) =>
    kind === "call" && lines.page.isTaken() ? Math.min(active, LONGEST_PAUSE) : 0;
  let latest = "";
  let changedAt = Number.NEGATIVE_INFINITY;

  function noteCaller(address: string): void {
    if (address === latest) return;
    latest = address;
    changedAt = performance.now();
  }

  /**
   * Waits for the turn of a network, which is over with the answer.
   * @param address of the caller
   * @param kind of the two lines of all networks to wait in
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
      if (isInLine) line.leave(pauseAfter(kind, performance.eventLoopUtilization(begun).active));
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
