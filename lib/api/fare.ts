import type { FareList } from "@/lib/contract/booking";
import type { Call } from "./call";

/** The fares of every vehicle. */
export const getFares = (call: Call) => call<FareList>("GET", "/fare");
