import type { Method } from "./call";

/** What opens a booking or an order: its reference, and the randomCode part of its link or one's session. */
export interface KeyLink {
  reference: string;
  /** Left out by the member whose it is. */
  key?: string | undefined;
}

/** The calls about a booking or an order: method and path. */
export const callAbout =
  (of: "booking" | "order") =>
  (method: Method, { reference }: KeyLink, part = ""): [Method, string] => [
    method,
    `/${of}/${encodeURIComponent(reference)}${part}`,
  ];

/** What such a call carries to open it. */
export const withKey = ({ key }: KeyLink) => ({ query: { key } });
