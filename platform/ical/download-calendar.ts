import { askOutside, OutsideError } from "@/platform/outgoing/ask-outside";
import type { Network } from "@/platform/outgoing/checked-lookup";
import { DESTINATIONS } from "@/platform/outgoing/destinations";
import { UnreadableCalendar } from "./unreadable-calendar";

const MAX_REDIRECTS = 5;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const FAULTS = {
  NOT_PUBLIC: "CALENDAR_NOT_PUBLIC",
  TOO_LARGE: "CALENDAR_TOO_LARGE",
  TOO_SLOW: "CALENDAR_TOO_SLOW",
  UNREACHABLE: "CALENDAR_NOT_FOUND",
} as const;

/** Settings for tests, as in `askOutside`. */
export interface DownloadLimits {
  network?: Network;
  patience?: number;
  maxBytes?: number;
}

/**
 * Downloads the text at an address of the public internet that the staff have given; each redirect
 * has to be public too.
 * @param url https:// or webcal://, which stands for it
 * @throws UnreadableCalendar
 */
export async function downloadCalendar(
  url: string,
  { patience = DESTINATIONS.busyCalendar.patience, ...limits }: DownloadLimits = {},
): Promise<string> {
  const end = Date.now() + patience;
  let address = url.replace(/^webcals?:/i, "https:");
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (!URL.canParse(address)) throw new UnreadableCalendar("CALENDAR_NOT_FOUND");
      const { status, headers, body } = await askOutside("busyCalendar", address, {
        headers: { Accept: "text/calendar" },
        patience: Math.max(0, end - Date.now()),
        ...limits,
      });
      if (status === 200) return body.toString("utf8");
      if (!REDIRECTS.has(status) || !headers.location) break;
      address = URL.canParse(headers.location, address)
        ? new URL(headers.location, address).href
        : headers.location;
    }
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new UnreadableCalendar(FAULTS[error.code], { cause: error });
  }
  throw new UnreadableCalendar("CALENDAR_REFUSED");
}
