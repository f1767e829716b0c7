const TYPES: Record<string, string> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  // What is in it is mostly what is in an MP4, and browsers that play it refuse its own name.
  mov: "video/mp4",
  avi: "video/x-msvideo",
  wmv: "video/x-ms-wmv",
  flv: "video/x-flv",
};

/** What a browser is told that a video is, by its extension; an MP4 where that says nothing. */
export function videoType(fileName: string): string {
  const extension = /\.([a-z0-9]+)(?:[?#].*)?$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return TYPES[extension] ?? "video/mp4";
}
