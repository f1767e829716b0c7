import type { newArea } from "../area";
import type { Services } from "../services";
import { parameterArea } from "./parameter/parameter-area";

/** Every area of the contract (§7). */
export const areas: ((services: Services) => ReturnType<typeof newArea>)[] = [parameterArea];
