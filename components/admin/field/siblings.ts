"use client";

import { createContext } from "react";
import type { Item } from "./item-fields";

/** List that a field is in, and the place of its item: a condition chooses from it. */
export const Siblings = createContext<{ items: readonly Item[]; at: number }>({ items: [], at: 0 });
