"use client";

import { createContext } from "react";
/** Item of a list, or settings of a block, that a field is one of. */
export const Beside = createContext<Record<string, unknown>>({});
