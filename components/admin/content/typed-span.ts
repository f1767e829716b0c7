export interface SpanFault {
  field: "from" | "until";
  code: "NO_INSTANT" | "NOTHING" | "OVER" | "BEFORE";
}

/**
 * Reads the typed span in which something is shown.
 * @param typed ISO instants, empty for an empty field, undefined for no instant
 * @param isOut true where it is shown already, and only its end is asked for
 */
export function typedSpan(
  typed: { from: string | undefined; until: string | undefined },
  { now, isOut }: { now: Date; isOut: boolean },
): { span: { from?: string; until?: string } } | { fault: SpanFault } {
  const { from, until } = typed;
  if (from === undefined) return { fault: { field: "from", code: "NO_INSTANT" } };
  if (until === undefined) return { fault: { field: "until", code: "NO_INSTANT" } };
  if (!from && !until && !isOut) return { fault: { field: "from", code: "NOTHING" } };
  if (until && Date.parse(until) <= now.getTime())
    return { fault: { field: "until", code: "OVER" } };
  if (from && until && Date.parse(until) <= Date.parse(from)) {
    return { fault: { field: "until", code: "BEFORE" } };
  }
  return { span: { ...(from && { from }), ...(until && { until }) } };
}
