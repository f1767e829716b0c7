"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { DayScreen } from "./day/day-screen";
import { DriverDayScreen } from "./driver/driver-day-screen";
import { usePanel } from "./panel/panel-context";
import { LoadingNote } from "./panel/panel-notes";
import { isScreenFor } from "./panel/panel-parts";
import { panelPlace } from "./panel/panel-place";

export const loadOtherScreens = () => import("./other-screen");

const OtherScreen = dynamic(loadOtherScreens, { ssr: false, loading: () => <LoadingNote /> });

/**
 * Screen of the address. The day is there at once; the code of all others comes after it, in one
 * file. Where the site asks for a second factor first, that screen is there alone.
 */
export function PanelScreen(props: { isLocked: boolean; onUnlock: () => void }) {
  const { part, item } = panelPlace(usePathname());
  const { can } = usePanel();
  const isDay = part === "day" && item === null && isScreenFor(part, can);
  if (!isDay || props.isLocked) return <OtherScreen {...props} />;
  return can("booking:read") ? <DayScreen /> : <DriverDayScreen />;
}
