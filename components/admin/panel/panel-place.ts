/** Where one is in the panel: a part of it, and one thing in that part. */
export interface PanelPlace {
  /** The name of a resource, or of a screen of its own; the day at the root. */
  part: string;
  /** What it is known by: an id, or a reference. */
  item: string | null;
}

/** Reads a path of the panel: `/admin/booking/EST-7K2M4P` is one booking. */
export function panelPlace(path: string): PanelPlace {
  const [, , part = "", item = ""] = path.split("/");
  return { part: part || "day", item: item === "" ? null : readable(item) };
}

/** The path of a part, or of one thing in it. */
export function panelPath(part: string, item?: string | number): string {
  const root = part === "day" ? "/admin" : `/admin/${part}`;
  return item === undefined ? root : `${root}/${encodeURIComponent(item)}`;
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
