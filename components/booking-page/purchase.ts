/** What a page is about; its words are those of `ride` or of `order`. */
export type Purchase = "booking" | "order";
