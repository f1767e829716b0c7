"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useId } from "react";
import type { Medium } from "@/lib/contract/admin/medium";
import { sizedSrc } from "./medium-picture";

type Focus = Medium["focus"];

/** Step of an arrow key; with Shift, the larger one. */
const STEP = 0.05;
const LEAP = 0.2;

const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Point of a picture that stays in sight in a crop: pointed at, or moved by the arrow keys. */
export function FocusField(props: {
  medium: Pick<Medium, "src" | "width" | "height">;
  focus: Focus;
  onFocus: (focus: Focus) => void;
}) {
  const { medium, focus, onFocus } = props;
  const { src, width, height } = medium;
  const t = useTranslations("admin.medium.focus");
  const id = useId();
  const position = { objectPosition: `${percent(focus.x)} ${percent(focus.y)}` };

  function point({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }
  function move(event: KeyboardEvent) {
    const [x, y] = MOVES[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? LEAP : STEP;
    onFocus({ x: within(focus.x + x * by), y: within(focus.y + y * by) });
  }

  return (
    <fieldset>
      <legend className="mb-1 font-medium text-heading text-small">{t("title")}</legend>
      <p id={`${id}-hint`} className="mb-2 text-muted text-small">
        {t("hint")}
      </p>
      <div className="flex justify-center rounded-control bg-raised">
        <button
          type="button"
          aria-label={t("point")}
          aria-describedby={`${id}-hint ${id}-now`}
          onPointerDown={point}
          onKeyDown={move}
          className="relative block max-w-full cursor-crosshair touch-manipulation"
        >
          <img
            src={sizedSrc(src, "large")}
            alt=""
            width={width ?? undefined}
            height={height ?? undefined}
            draggable={false}
            className="block h-auto max-h-64 w-auto max-w-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000]"
            style={{ left: percent(focus.x), top: percent(focus.y) }}
          />
        </button>
      </div>
      <p id={`${id}-now`} role="status" className="mt-1.5 text-muted text-small">
        {t("now", { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) })}
      </p>
      <div aria-hidden="true" className="mt-3 flex items-end gap-3">
        {(["wide", "square"] as const).map((crop) => (
          <figure key={crop} className={crop === "wide" ? "min-w-0 flex-[21]" : "min-w-0 flex-[9]"}>
            <img
              src={sizedSrc(src, "large")}
              alt=""
              style={position}
              className={`w-full rounded-control object-cover ${crop === "wide" ? "aspect-21/9" : "aspect-square"}`}
            />
            <figcaption className="mt-1 text-muted text-small">{t(crop)}</figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}
