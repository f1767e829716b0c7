import type { ShopData } from "@/platform/demo/data/shop-data";
import { anjou } from "./anjou";
import { bulles } from "./bulles";
import { muscadets } from "./muscadets";
import { others } from "./others";

/** What the estate sells, in the order in which it would pour it. */
export const products: ShopData["products"] = [...muscadets, ...bulles, ...anjou, ...others];
