import type { VariationList } from "@/lib/contract/variation";
import type { Call } from "./call";

export const getVariations = (call: Call) => call<VariationList>("GET", "/variation");
