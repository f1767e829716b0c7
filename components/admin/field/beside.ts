"use client";

import { createContext } from "react";
import type { Item } from "./item-fields";

/** Item of a list, or settings of a block, that a field is one of. */
export const Beside = createContext<Item>({});
