import type { Parameter } from "@/lib/contract/parameter";
import type { Call } from "./call";

/** The settings of the site (§3). */
export const getParameters = (call: Call) => call<Parameter[]>("GET", "/parameter");
