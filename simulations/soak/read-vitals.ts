/** Figures of a process that must not grow while it does the same again and again. */
export interface Vitals {
  /** Megabytes that its objects take, and those that it holds in all. */
  heap: number;
  memory: number;
  /** Open connections and timers, and open files. */
  handles: number;
  files: number;
}

const METRICS: Record<keyof Vitals, { name: string; unit: number }> = {
  heap: { name: "nodejs_heap_size_used_bytes", unit: 2 ** 20 },
  memory: { name: "process_resident_memory_bytes", unit: 2 ** 20 },
  handles: { name: "nodejs_active_handles_total", unit: 1 },
  files: { name: "process_open_fds", unit: 1 },
};

/** Reads the figures from the site's metrics. @throws Error for one that is missing */
export async function readVitals(metricsUrl: string): Promise<Vitals> {
  const text = await (await fetch(metricsUrl)).text();
  const read = Object.entries(METRICS).map(([vital, { name, unit }]) => {
    const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(text) ?? [];
    if (value === undefined) throw new Error(`${name} is not told`);
    return [vital, Number(value) / unit];
  });
  return Object.fromEntries(read) as Vitals;
}

/** Growth allowed from early on to the end: a share, and a number besides. */
const MAY_GROW: Record<keyof Vitals, { share: number; besides: number }> = {
  heap: { share: 0.1, besides: 5 },
  memory: { share: 0.1, besides: 5 },
  handles: { share: 0, besides: 3 },
  files: { share: 0, besides: 3 },
};

export interface Course {
  vital: keyof Vitals;
  early: number;
  late: number;
  isFlat: boolean;
}

/**
 * Compares the second quarter of a run with the last one: in the first, caches fill. The least of
 * each counts, which is the amount left after garbage was collected.
 */
export function courseOf(samples: readonly Vitals[]): Course[] {
  const quarter = Math.floor(samples.length / 4);
  const least = (vital: keyof Vitals, from: number) =>
    Math.min(...samples.slice(from, from + quarter).map((sample) => sample[vital]));
  return (Object.keys(MAY_GROW) as (keyof Vitals)[]).map((vital) => {
    const early = least(vital, quarter);
    const late = least(vital, samples.length - quarter);
    const { share, besides } = MAY_GROW[vital];
    return { vital, early, late, isFlat: late <= early * (1 + share) + besides };
  });
}
