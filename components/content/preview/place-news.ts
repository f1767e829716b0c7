/** Message of a page on which a setting is tried to the panel around its frame. */
export interface PlaceNews {
  kind: "PLACE_SEEN";
  /** True where what the setting changes is on the page. */
  isThere: boolean;
}
