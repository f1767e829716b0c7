import type { MediumKind } from "@/lib/rules/site/medium-file";

/** File types of a file dialog; without HEIC, so that an iPhone gives its photographs as JPEG. */
export const ACCEPTED: Record<MediumKind, string> = {
  IMAGE: "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml",
  VIDEO: "video/mp4,video/quicktime,video/webm",
  FILE: "application/pdf",
};
