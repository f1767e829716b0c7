/** Key to a booking or an order: its reference, and the randomCode of a link or a session. */
export interface KeyLink {
  reference: string;
  /** Left out by its member. */
  key?: string | undefined;
}

export const opening = ({ reference, key }: KeyLink) => ({ params: { reference }, query: { key } });
