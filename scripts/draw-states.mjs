import { readFile } from "node:fs/promises";

/**
 * State machine of the trade, as it is drawn.
 * @typedef {{
 *   title: string,
 *   statuses: readonly string[],
 *   first: readonly string[],
 *   transitions: Record<string, Partial<Record<string, string>>>,
 *   reasons: readonly string[],
 *   mayReturn: (status: string, reason: string) => boolean,
 *   returning: string,
 *   columns: Record<string, (status: string) => boolean>,
 *   sources: { statuses: string, events: string },
 * }} Machine
 */
/** @typedef {{ from: string, event: string, to: string }} Move */

const root = new URL("../", import.meta.url);

/**
 * Writes a state machine as a page of Markdown: its moves from the code as it runs, the meaning of
 * each status and event from the line above it in the source.
 * @param {Machine} machine
 * @returns {Promise<string>}
 */
export async function drawStates(machine) {
  const { title, sources, returning } = machine;
  const meanings = {
    ...(await meaningsIn(sources.statuses)),
    ...(await meaningsIn(sources.events)),
  };
  return `# ${title}

<!-- Written by \`node scripts/state-diagram.mjs\` from ${sources.events}; a test compares. -->

${diagram(machine)}

${returning}. It may
return from ${returns(machine)}.

## Statuses

${table(["Status", "Meaning", ...Object.keys(machine.columns)], statusRows(machine, meanings))}

## Events

${table(["Event", "Meaning", "From", "To"], eventRows(machine, meanings))}
`;
}

/** @param {Machine} machine @returns {Move[]} */
const moves = ({ statuses, transitions }) =>
  statuses.flatMap((from) =>
    Object.entries(transitions[from] ?? {}).map(([event, to = ""]) => ({ from, event, to })),
  );

/** @param {Machine} machine @param {string} status */
const reasonsToReturn = ({ reasons, mayReturn }, status) =>
  reasons.filter((reason) => mayReturn(status, reason));

/** @param {Machine} machine */
const isLast = (machine) => (/** @type {string} */ status) =>
  Object.keys(machine.transitions[status] ?? {}).length === 0 ||
  reasonsToReturn(machine, status).length > 0;

/** @param {Machine} machine */
function diagram(machine) {
  const lines = [
    ...machine.first.map((status) => `[*] --> ${status}`),
    ...moves(machine).map(({ from, event, to }) => `${from} --> ${to}: ${event}`),
    ...machine.statuses.filter(isLast(machine)).map((status) => `${status} --> [*]`),
  ];
  return ["```mermaid", "stateDiagram-v2", ...lines.map((line) => `  ${line}`), "```"].join("\n");
}

/**
 * Lists the statuses that a booking or order comes back from, and the reasons if not all allow it.
 * @param {Machine} machine
 */
const returns = (machine) =>
  machine.statuses
    .filter((status) => reasonsToReturn(machine, status).length > 0)
    .map((status) => {
      const reasons = reasonsToReturn(machine, status);
      const isAlways = reasons.length === machine.reasons.length;
      return isAlways ? status : `${status} after ${reasons.join(" or ")} alone`;
    })
    .join(", and from ");

/** @param {Machine} machine @param {Record<string, string>} meanings */
const statusRows = ({ statuses, columns }, meanings) =>
  statuses.map((status) => [
    status,
    meaningOf(status, meanings),
    ...Object.values(columns).map((isSo) => (isSo(status) ? "yes" : "")),
  ]);

/**
 * Builds a row for each event and status that it leads to.
 * @param {Machine} machine
 * @param {Record<string, string>} meanings
 */
function eventRows(machine, meanings) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves(machine)) {
    const key = `${move.event} ${move.to}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  const order = Object.keys(meanings);
  return [...groups.values()]
    .map((group) => {
      const [{ event, to } = { event: "", to: "" }] = group;
      return [event, meaningOf(event, meanings), group.map(({ from }) => from).join(", "), to];
    })
    .sort(([a = ""], [b = ""]) => order.indexOf(a) - order.indexOf(b));
}

/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** @param {string} name @param {Record<string, string>} meanings */
function meaningOf(name, meanings) {
  const meaning = meanings[name];
  if (!meaning) throw new Error(`${name} has no comment above it that says what it means`);
  return meaning;
}

/** Reads the comment above each quoted name of a source. @param {string} source */
async function meaningsIn(source) {
  const text = await readFile(new URL(source, root), "utf8");
  const found = text.matchAll(/\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\s*\|?\s*"([A-Z_]+)"/g);
  return Object.fromEntries([...found].map(([, meaning = "", name = ""]) => [name, meaning]));
}
