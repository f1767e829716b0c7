/** Message of a previewed page to the editor around its frame, once it listens. */
export const PREVIEW_READY = "preview-ready";

/** Message of the editor to it: the time of the last save, as an ISO instant. */
export interface PreviewNews {
  savedAt: string;
}
