import type { KeyboardEvent } from "react";
import { MAP } from "./map-frame";

const LOOK = {
  plain: { pin: "fill-muted", button: "" },
  looked: { pin: "fill-heading", button: "z-20 scale-130" },
  chosen: { pin: "fill-accent", button: "z-10 scale-130" },
} as const;

/** Parcel shop on the map: a button in the shape of a pin, its point where the shop is. */
export function MapMarker(props: {
  index: number;
  at: { x: number; y: number };
  label: string;
  isChosen: boolean;
  isLooked: boolean;
  /** True for the marker that the Tab key stops at; arrows lead to the others. */
  isEntry: boolean;
  onLook: (isLooked: boolean) => void;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { index, at, isChosen, isLooked, onLook } = props;
  const look = LOOK[isChosen ? "chosen" : isLooked ? "looked" : "plain"];
  return (
    <button
      type="button"
      tabIndex={props.isEntry ? 0 : -1}
      aria-label={props.label}
      aria-pressed={isChosen}
      data-index={index}
      className={`absolute size-7 origin-bottom -translate-x-1/2 -translate-y-full ${look.button}`}
      style={{ left: `${(at.x / MAP.width) * 100}%`, top: `${(at.y / MAP.height) * 100}%` }}
      onClick={props.onChoose}
      onKeyDown={props.onKeyDown}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      <svg viewBox="-14 -28 28 28" aria-hidden="true" className="size-full overflow-visible">
        <path
          d="M0 0C-2-6-10-10-10-18a10 10 0 0 1 20 0C10-10 2-6 0 0Z"
          className={`stroke-background ${look.pin}`}
        />
        <text y={-14} textAnchor="middle" className="fill-background font-semibold text-[11px]">
          {index + 1}
        </text>
      </svg>
    </button>
  );
}
