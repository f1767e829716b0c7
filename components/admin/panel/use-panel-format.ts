"use client";

import { siteFormat } from "@/lib/i18n/site-format";
import { usePanel } from "./panel-context";

/** Formats dates, times of Paris and amounts in the panel's language. */
export const usePanelFormat = () => siteFormat(usePanel().locale);
