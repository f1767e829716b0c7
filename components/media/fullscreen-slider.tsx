"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import Lightbox, { type Slide } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Video from "yet-another-react-lightbox/plugins/video";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import { prefersLessMotion } from "@/lib/browser/less-motion";
import type { ConfOf } from "@/lib/contract/component";
import { videoType } from "@/lib/rules/text/video-type";

declare module "yet-another-react-lightbox" {
  interface GenericSlide {
    alt?: string;
  }
}

/** A video is 950 px wide at most, or three quarters of the window; an image nine tenths (§2). */
const VIDEO_WIDTH = 950;
const VIDEO_SHARE = 0.75;
const IMAGE_SHARE = 0.9;

/** Size of a picture that does not give its own, in pixels. */
const LARGEST = 10_000;

/** Largest share of the window's height for a video: its controls stay clear of its caption. */
const VIDEO_HEIGHT_SHARE = 0.8;

/** Width from which on there are arrows; below, the visitor swipes (§2, §9). */
const ARROWS_FROM = 996;

export interface FullscreenSliderProps {
  slides: ConfOf<"GALLERY">["items"];
  index: number;
  words: {
    close: string;
    previous: string;
    next: string;
    slider: string;
    carousel: string;
    slide: string;
    /** Text with `{index}` and `{total}` in it. */
    position: string;
  };
  onClose: () => void;
}

/**
 * Pictures and videos over the whole window: arrows, keys, swipe, a counter; it wraps around. A
 * video plays without a sound when its slide is reached, unless the visitor prefers less motion,
 * and stops when it is left.
 */
export function FullscreenSlider({ slides, index, words, onClose }: FullscreenSliderProps) {
  const seen = useRef(index);
  // The slides stay the same while the window does: new ones would cut a move short. So does the
  // index that is given, which is where a visitor was then: given after each move, it would come
  // late where a device is slow, and undo the next move.
  const [{ size, start }, setView] = useState(() => ({ size: windowSize(), start: index }));
  useEffect(() => {
    const onResize = () => setView({ size: windowSize(), start: seen.current });
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  const shown = useMemo(() => slides.map((slide) => slideOf(slide, size)), [slides, size]);
  const hasArrows = size.width >= ARROWS_FROM && slides.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={start}
      on={{
        view: (view) => {
          seen.current = view.index;
        },
      }}
      slides={shown}
      plugins={[Counter, Video]}
      carousel={{
        finite: false,
        padding: 0,
        imageProps: (image) => ({ style: imageStyle(image) }),
      }}
      video={{ muted: true, autoPlay: !prefersLessMotion(), preload: "metadata" }}
      labels={{
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        Lightbox: words.slider,
        "Photo gallery": words.slider,
        Carousel: words.carousel,
        Slide: words.slide,
        "{index} of {total}": words.position,
      }}
      render={{
        ...(hasArrows ? {} : { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) => (
          <p className="pointer-events-none absolute inset-x-0 bottom-4 px-6 text-center text-small text-white">
            {slide.alt}
          </p>
        ),
      }}
    />
  );
}

function slideOf(item: ConfOf<"GALLERY">["items"][number], window: WindowSize): Slide {
  const { src, alt, width, height, video } = item;
  if (!video) return { src, alt, width, height };
  return {
    type: "video",
    // A video of the media library has no picture of its own.
    ...(src !== video && { poster: src }),
    alt,
    ...videoSize(window, width / height),
    sources: [{ src: video, type: videoType(video) }],
  };
}

/** Returns the largest size of a picture: no larger than the file, so that it stays sharp. */
const imageStyle = ({
  width = LARGEST,
  height = LARGEST,
}: {
  width?: number;
  height?: number;
}) => ({
  maxWidth: `min(${width}px, ${IMAGE_SHARE * 100}vw)`,
  maxHeight: `min(${height}px, ${IMAGE_SHARE * 100}dvh)`,
});

/** Returns the size of a video, with the shape of its poster. */
function videoSize(window: WindowSize, shape: number) {
  const width = Math.floor(
    Math.min(VIDEO_WIDTH, window.width * VIDEO_SHARE, window.height * VIDEO_HEIGHT_SHARE * shape),
  );
  return { width, height: Math.round(width / shape) };
}

interface WindowSize {
  width: number;
  height: number;
}

const windowSize = (): WindowSize => ({ width: innerWidth, height: innerHeight });
