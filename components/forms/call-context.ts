"use client";

import { createContext } from "react";
import { browserCall } from "@/lib/api/browser-call";

/** Call of forms and buttons: the browser's, unless their surroundings give another. */
export const CallContext = createContext(browserCall);
