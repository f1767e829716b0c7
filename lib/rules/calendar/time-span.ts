/** Stretch of time, its end excluded. */
export interface TimeSpan {
  startAt: Date;
  endAt: Date;
}

/** Joins stretches of time that overlap or touch, and sorts them, the earliest first. */
export function joinSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const { startAt, endAt } of [...spans].sort(byStart)) {
    const last = joined.at(-1);
    if (last && startAt <= last.endAt) {
      if (endAt > last.endAt) last.endAt = endAt;
    } else joined.push({ startAt, endAt });
  }
  return joined;
}

/**
 * Takes stretches of time out of others and returns the rest, the earliest first.
 * @param spans neither overlapping nor touching, the earliest first, as `joinSpans` gives them
 */
export function withoutSpans(spans: readonly TimeSpan[], taken: readonly TimeSpan[]): TimeSpan[] {
  const holes = joinSpans(taken);
  let first = 0;
  return spans.flatMap(({ startAt, endAt }) => {
    const left: TimeSpan[] = [];
    let from = startAt;
    // Both are in order: a hole that ends before this stretch ends before all that follow.
    for (let hole = holes[first]; hole && hole.endAt <= startAt; hole = holes[++first]);
    for (let next = first; next < holes.length; next++) {
      const hole = holes[next];
      if (!hole || hole.startAt >= endAt) break;
      if (hole.startAt > from) left.push({ startAt: from, endAt: hole.startAt });
      if (hole.endAt > from) from = hole.endAt;
    }
    if (from < endAt) left.push({ startAt: from, endAt });
    return left;
  });
}

const byStart = (a: TimeSpan, b: TimeSpan) => a.startAt.getTime() - b.startAt.getTime();
