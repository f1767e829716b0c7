/** Separators that people put between the parts: spaces of any kind, hyphens, dashes. */
const GAP = "[\\s\\u2010-\\u2015-]*";

/** IATA's two characters, with a letter, or ICAO's three letters; one to four digits; a suffix. */
const FLIGHT = new RegExp(
  `^([A-Z]{2}|[A-Z]\\d|\\d[A-Z]|[A-Z]{3})${GAP}(\\d{1,4})${GAP}([A-Z]?)$`,
  "i",
);

const TRAINS: [spelled: string, name: string][] = [
  ["(?:TGV_)?INOUI", "TGV INOUI"],
  ["(?:TGV_)?LYRIA", "TGV Lyria"],
  ["TGV", "TGV"],
  ["OUIGO", "OUIGO"],
  ["INTERCITES", "Intercités"],
  ["TER", "TER"],
  ["EUROSTAR", "Eurostar"],
  ["ICE", "ICE"],
];
const TRAIN = TRAINS.map(([spelled, name]) => ({
  name,
  pattern: new RegExp(`^${spelled.replace("_", GAP)}${GAP}(\\d{3,6})$`, "i"),
}));

/**
 * Reads a typed flight number, as an airport shows it, `AF 1234` or `LH 12A`: a designator of IATA
 * or ICAO, one to four digits, at most one letter after them.
 * @returns undefined for any other text
 */
export function flightNumber(text: string): string | undefined {
  const [, airline = "", digits, suffix = ""] = FLIGHT.exec(text.trim()) ?? [];
  return digits && `${airline} ${digits}${suffix}`.toUpperCase();
}

/**
 * Reads a typed train number, as a station shows it, `TGV 8901` or `8901`: three to six digits,
 * with or without the kind of train before them.
 * @returns undefined for any other text
 */
export function trainNumber(text: string): string | undefined {
  const plain = text.trim().normalize("NFD").replace(/\p{M}/gu, "");
  if (/^\d{3,6}$/.test(plain)) return plain;
  for (const { name, pattern } of TRAIN) {
    const digits = pattern.exec(plain)?.[1];
    if (digits) return `${name} ${digits}`;
  }
  return undefined;
}
