"use client";

import { useEffect, useState } from "react";
import Lightbox, { isImageSlide, type Slide } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Video from "yet-another-react-lightbox/plugins/video";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import type { ConfOf } from "@/lib/contract/component";

/** A video is 950 px wide at most, or three quarters of the window; an image nine tenths (§2). */
const VIDEO_WIDTH = 950;
const VIDEO_SHARE = 0.75;
const IMAGE_SHARE = "90%";

/** From this width on there are arrows; below, one swipes (§2, §9). */
const ARROWS_FROM = 996;

export interface FullscreenSliderProps {
  slides: ConfOf<"GALLERY">["items"];
  index: number;
  words: { close: string; previous: string; next: string };
  onClose: () => void;
}

/** Pictures and videos over the whole window: arrows, keys, swipe, a counter; it wraps around. */
export function FullscreenSlider({ slides, index, words, onClose }: FullscreenSliderProps) {
  const window = useWindowWidth();
  const videoWidth = Math.min(VIDEO_WIDTH, window * VIDEO_SHARE);
  const shown = slides.map(
    ({ src, alt, width, height, video }): Slide =>
      video
        ? {
            type: "video",
            poster: src,
            width: videoWidth,
            height: (videoWidth * height) / width,
            sources: [{ src: video, type: "video/mp4" }],
          }
        : { src, alt, width, height },
  );
  const hasArrows = window >= ARROWS_FROM && slides.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={shown}
      plugins={[Counter, Video]}
      carousel={{ finite: false, imageProps: { style: { maxWidth: IMAGE_SHARE } } }}
      labels={{ Close: words.close, Previous: words.previous, Next: words.next }}
      render={{
        ...(hasArrows ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) =>
          isImageSlide(slide) ? (
            <p className="absolute inset-x-0 bottom-4 px-6 text-center text-small text-white">
              {slide.alt}
            </p>
          ) : null,
      }}
    />
  );
}

function useWindowWidth(): number {
  const [width, setWidth] = useState(() => globalThis.innerWidth);
  useEffect(() => {
    const onResize = () => setWidth(globalThis.innerWidth);
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  return width;
}
