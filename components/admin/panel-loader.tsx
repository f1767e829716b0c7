"use client";

import dynamic from "next/dynamic";
import type { PanelProps } from "./panel/panel-context";

/** What stands there until the panel's code has come: the ground it will stand on, and no words. */
const Ground = () => <div aria-busy="true" className="min-h-dvh" />;

/** The panel runs in the browser alone: nothing of it is made by the server. */
const Panel = dynamic(() => import("./panel").then((module) => module.Panel), {
  ssr: false,
  loading: Ground,
});

export const PanelLoader = (props: PanelProps) => <Panel {...props} />;
