const IMAGES = new Set(["svg", "jpeg", "jpg", "png"]);
const VIDEOS = new Set(["mp4", "m4v", "mov", "avi", "wmv", "flv"]);

/** Returns the kind of a file by its extension (§5): an image, a video, or neither. */
export function mediaKind(fileName: string): "image" | "video" | "none" {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (IMAGES.has(extension)) return "image";
  return VIDEOS.has(extension) ? "video" : "none";
}
