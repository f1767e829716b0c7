import { expect, it } from "vitest";
import { videoType } from "./video-type";

it.each([
  ["/media/74/harbour.mp4", "video/mp4"],
  ["/media/74/harbour.WEBM", "video/webm"],
  ["/media/74/harbour.0123456789ab.webm", "video/webm"],
  ["https://films.example/harbour.webm?v=2#t=4", "video/webm"],
  ["harbour.mov", "video/mp4"],
  ["harbour.flv", "video/x-flv"],
  ["https://films.example/harbour", "video/mp4"],
])("%s is %s", (name, type) => expect(videoType(name)).toBe(type));
