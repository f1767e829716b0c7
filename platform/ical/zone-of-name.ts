import { findIana } from "windows-iana";

/** The folders in which older programs keep the zones, before the name of one. */
const IN_FOLDER = /^\/.+\/([A-Z][\w+-]*\/[\w+/-]+)$/;

const zones = new Map<string, string | undefined>();

/**
 * Finds the IANA time zone of a name in a calendar: its own, one of Windows (`Romance Standard
 * Time`), or one in a folder (`/mozilla.org/20050126_1/Europe/Paris`). Undefined for any other, as
 * `Work hours`.
 */
export function zoneOfName(name: string): string | undefined {
  if (!zones.has(name)) zones.set(name, readZone(name.trim()));
  return zones.get(name);
}

function readZone(name: string): string | undefined {
  const candidates = [name, IN_FOLDER.exec(name)?.[1], findIana(name)[0]];
  return candidates.find((zone) => zone !== undefined && isZone(zone));
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
