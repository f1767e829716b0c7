"use client";

import { createContext } from "react";
import { browserCall } from "@/lib/api/browser-call";

/** How forms and buttons call the provider: as the browser does, unless what is around them says more. */
export const CallContext = createContext(browserCall);
