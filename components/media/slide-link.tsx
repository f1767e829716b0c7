"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import type { ConfOf } from "@/lib/contract/component";
import type { FullscreenSliderProps } from "./fullscreen-slider";

/**
 * Link to a picture's or video's file that opens it in the fullscreen slider instead, among the
 * others of its gallery. The slider's code loads when it is first opened.
 */
export function SlideLink(props: {
  slides: ConfOf<"GALLERY">["items"];
  index: number;
  label: string;
  words: FullscreenSliderProps["words"];
  className: string;
  children: ReactNode;
}) {
  const { slides, index, label, words, className, children } = props;
  const [Slider, setSlider] = useState<ComponentType<FullscreenSliderProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { FullscreenSlider } = await import("./fullscreen-slider");
    setSlider(() => FullscreenSlider);
    setIsOpen(true);
  }

  return (
    <>
      <a
        href={slides[index]?.video ?? slides[index]?.src}
        onClick={open}
        aria-label={label}
        className={className}
      >
        {children}
      </a>
      {Slider && isOpen && (
        <Slider slides={slides} index={index} words={words} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
