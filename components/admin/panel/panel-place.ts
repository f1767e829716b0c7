export interface PanelPlace {
  /** Name of a resource, or of a screen of its own; the day at the root. */
  part: string;
  /** Id of the item, or its reference. */
  item: string | null;
}

/** Path below which a part is a kind of content: `content/news`. */
const CONTENT = "content";

/** Reads a path of the panel: `/admin/booking/EST-7K2M4P` is one booking. */
export function panelPlace(path: string): PanelPlace {
  const [, , first = "", second = "", third = ""] = path.split("/");
  const isContent = first === CONTENT && second !== "";
  const part = isContent ? contentPart(readable(second)) : first;
  const item = isContent ? third : second;
  return { part: part || "day", item: item === "" ? null : readable(item) };
}

/** Returns the part of the panel that holds the contents of a kind. */
export const contentPart = (type: string): string => `${CONTENT}/${type}`;

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
