import { randomKey } from "@/lib/browser/random-key";
import type { AskedFields } from "@/lib/site/panel-contents";
import type { Item } from "./item-fields";

/** Returns a new item of a list with its initial values and a key of its own. */
export const newItem = (fields: AskedFields): Item =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { input, initial, isTranslated }]) => {
      if (input.kind === "KEY") return [name, `k${randomKey().slice(0, 8)}`];
      return [name, isTranslated ? {} : initial];
    }),
  );
