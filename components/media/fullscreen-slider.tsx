"use client";

import { useEffect, useMemo, useState } from "react";
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

/** The pixels of a picture that does not say how many it has. */
const LARGEST = 10_000;

/** How much of the window's height a video takes at most: its controls stay clear of its caption. */
const VIDEO_HEIGHT_SHARE = 0.8;

/** From this width on there are arrows; below, one swipes (§2, §9). */
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
    /** Has `{index}` and `{total}` in it. */
    position: string;
  };
  onClose: () => void;
}

/**
 * Pictures and videos over the whole window: arrows, keys, swipe, a counter; it wraps around. A video
 * that one comes to plays without a sound, unless one prefers less motion, and stops when one leaves.
 */
export function FullscreenSlider({ slides, index, words, onClose }: FullscreenSliderProps) {
  const size = useWindowSize();
  const [seen, setSeen] = useState(index);
  // The same as long as the window is: other slides would cut short how one goes to the next.
  const shown = useMemo(() => slides.map((slide) => slideOf(slide, size)), [slides, size]);
  const hasArrows = size.width >= ARROWS_FROM && slides.length > 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={seen}
      on={{ view: (view) => setSeen(view.index) }}
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

/** What the slider shows of an item, in a window. */
function slideOf(item: ConfOf<"GALLERY">["items"][number], window: WindowSize): Slide {
  const { src, alt, width, height, video } = item;
  if (!video) return { src, alt, width, height };
  return {
    type: "video",
    poster: src,
    alt,
    ...videoSize(window, width / height),
    sources: [{ src: video, type: videoType(video) }],
  };
}

/** How large a picture is at most: no larger than it is, so that it stays sharp. */
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

/** How large a video is, with the shape of its poster. */
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

function useWindowSize(): WindowSize {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const onResize = () => setSize(windowSize());
    addEventListener("resize", onResize);
    return () => removeEventListener("resize", onResize);
  }, []);
  return size;
}
