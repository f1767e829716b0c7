import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Visitors who open pages one after the other until they are told to stop. */
export interface PageLoad {
  /** Counts the pages that they have opened so far. */
  opened(): number;
  /** @returns the number of opened pages, and the failures of others */
  stop(): Promise<{ opened: number; failures: string[] }>;
}

/** Visitors, and milliseconds between two pages of each: two hundred pages a second in all. */
const VISITORS = 20;
const PACE = 100;

/** Milliseconds after which a visitor gives a page up. */
const PATIENCE = 15_000;

/**
 * Starts visitors, each on a connection of their own, who open pages in turns: two hundred a second
 * in all, or as many as are answered.
 */
export function openPages(urls: string[]): PageLoad {
  let isOver = false;
  let opened = 0;
  const failures: string[] = [];
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = visitor; !isOver; turn += 1) {
      const next = setTimeout(PACE);
      const outcome = await open(urls[turn % urls.length] ?? "", agent);
      if (outcome === "200") opened += 1;
      else failures.push(outcome);
      await next;
    }
    agent.destroy();
  };
  const all = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    opened: () => opened,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return { opened, failures };
    },
  };
}

/** @returns the status, or a failure; a browser opens a page anew after an idle close */
const open = (url: string, agent: Agent, isAgain = false): Promise<string> =>
  new Promise((resolve) => {
    const asked = get(url, { agent, timeout: PATIENCE }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(String(answer.statusCode)));
      answer.once("error", (error) => resolve(error.message));
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer")));
    asked.once("error", (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && !isAgain) resolve(open(url, agent, true));
      else resolve(error.code ?? error.message);
    });
  });
