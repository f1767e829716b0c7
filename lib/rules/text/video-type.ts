const TYPES: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  // Its content is mostly that of an MP4, and browsers that play it refuse its own type.
  mov: "video/mp4",
  avi: "video/x-msvideo",
  wmv: "video/x-ms-wmv",
  flv: "video/x-flv",
};

/** Returns the content type of a video by its extension; MP4 for an unknown one. */
export function videoType(fileName: string): string {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return TYPES[extension] ?? "video/mp4";
}
