"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { watchSize } from "@/lib/browser/watch-size";

/** Windows in which a page is shown, in CSS pixels. */
const WINDOWS = {
  phone: { width: 390, height: 780 },
  computer: { width: 1280, height: 1500 },
} as const;
type Device = keyof typeof WINDOWS;
const DEVICES = Object.keys(WINDOWS) as Device[];

/** Page of the site in a window of a phone or of a computer, as large as fits. */
export function PageWindow(props: {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  /** Address of the page; undefined while there is none. */
  src: string | undefined;
  /** Words in its place while there is no page. */
  waiting: string;
  first?: Device | undefined;
}) {
  const { frame, title, src, waiting, first = "phone" } = props;
  const t = useTranslations("admin.content.preview");
  const [device, setDevice] = useState<Device>(first);
  const [room, setRoom] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  useEffect(() => {
    const element = box.current;
    return element ? watchSize(element, () => setRoom(element.clientWidth)) : undefined;
  }, []);
  const { width, height } = WINDOWS[device];
  const scale = Math.min(1, room / width);
  return (
    <>
      <fieldset className="mb-3 flex gap-1">
        <legend className="sr-only">{t("window")}</legend>
        {DEVICES.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-small has-checked:bg-raised has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={one === device}
              onChange={() => setDevice(one)}
              className="sr-only"
            />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
      <div
        ref={box}
        className="overflow-hidden"
        style={{ height: src ? height * scale : undefined }}
      >
        {src ? (
          <iframe
            ref={frame}
            title={title}
            src={src}
            className="origin-top-left rounded-card border border-line bg-background"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        ) : (
          <p className="text-muted">{waiting}</p>
        )}
      </div>
    </>
  );
}
