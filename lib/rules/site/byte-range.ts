export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads the header `Range` for a file (RFC 9110, 14.2): one range of its bytes.
 * @returns undefined for a request for all of it, or in a form that is not to be followed; "NONE"
 * for a range behind its end
 */
export function byteRange(
  header: string | undefined,
  total: number,
): ByteRange | "NONE" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(Number(to), total);
    return length === 0 ? "NONE" : { first: total - length, last: total - 1 };
  }
  const first = Number(from);
  const last = to === "" ? total - 1 : Math.min(Number(to), total - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= total ? "NONE" : { first, last };
}
