import type { ShopData } from "@/demonstration/data/shop-data";
import { anjou } from "./anjou";
import { bulles } from "./bulles";
import { muscadets } from "./muscadets";
import { others } from "./others";

/** Products of the estate, in the order in which it would pour them. */
export const products: ShopData["products"] = [...muscadets, ...bulles, ...anjou, ...others];
