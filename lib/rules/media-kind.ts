const IMAGES = new Set(["svg", "jpeg", "jpg", "png"]);
const VIDEOS = new Set(["mp4", "m4v", "mov", "avi", "wmv", "flv"]);

/** What a file is by its extension (§5); webp counts as the image that it was made from (§9). */
export function mediaKind(fileName: string): "image" | "video" | "none" {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (IMAGES.has(extension) || extension === "webp") return "image";
  return VIDEOS.has(extension) ? "video" : "none";
}
