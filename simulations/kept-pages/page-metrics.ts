/** Figures of the cache of pages since the start. */
export interface PageMetrics {
  hits: number;
  misses: number;
  renders: number;
}

/** Reads the figures. @param metricsUrl address of the site's metrics */
export async function readPageMetrics(metricsUrl: string): Promise<PageMetrics> {
  const text = await (await fetch(metricsUrl)).text();
  const read = (line: string) => {
    const value = text.split("\n").find((written) => written.startsWith(`${line} `));
    if (value === undefined) throw new Error(`The site does not tell ${line}`);
    return Number(value.slice(line.length));
  };
  return {
    hits: read('page_cache_answers_total{result="hit"}'),
    misses: read('page_cache_answers_total{result="miss"}'),
    renders: read("page_renders_total"),
  };
}
