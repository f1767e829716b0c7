import data from "./landmarks.json";

/** An airport, a station or a destination of the trade, at its entrance or terminal. */
export interface Landmark {
  kind: "AIRPORT" | "STATION" | "LANDMARK";
  fr: string;
  en: string;
  postalCode: string;
  city: string;
  /** The town that people name it by, which may not be the one it stands in. */
  serves: string;
  /** ISO alpha-2. */
  country: string;
  lat: number;
  lng: number;
  /** Codes and other names that it is asked for by. */
  aliases: string[];
}

/** All landmarks, the most asked for of each kind first. */
export const landmarks: Landmark[] = (["AIRPORT", "STATION", "LANDMARK"] as const).flatMap((kind) =>
  data[kind].map((landmark) => ({ kind, ...landmark })),
);
