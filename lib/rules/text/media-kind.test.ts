import { expect, it } from "vitest";
import { mediaKind } from "./media-kind";

it.each([
  ["a.svg", "image"],
  ["a.JPEG", "image"],
  ["a.jpg?v=1", "image"],
  ["a.png#x", "image"],
  ["a.webp", "none"],
  ["film.mp4", "video"],
  ["film.m4v", "video"],
  ["film.MOV", "video"],
  ["film.avi", "video"],
  ["film.wmv", "video"],
  ["film.flv", "video"],
  ["a.pdf", "none"],
  ["png", "none"],
  ["a.png.exe", "none"],
])("%s is %s (§5)", (name, kind) => expect(mediaKind(name)).toBe(kind));
