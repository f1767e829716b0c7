import data from "./landmarks.json";

/** Airport, station or destination of the trade, at its entrance or terminal. */
export interface Landmark {
  kind: "AIRPORT" | "STATION" | "LANDMARK";
  fr: string;
  en: string;
  postalCode: string;
  city: string;
  /** Town that people name it by, which may not be the one it stands in. */
  serves: string;
  /** ISO alpha-2. */
  country: string;
  lat: number;
  lng: number;
  /** Codes and other names by which people ask for it. */
  aliases: string[];
}

/** Landmarks, the most asked for of each kind first. */
export const landmarks: Landmark[] = (["AIRPORT", "STATION", "LANDMARK"] as const).flatMap((kind) =>
  data[kind].map((landmark) => ({ kind, ...landmark })),
);
