/** Areas of the API with their subjects, in the order in which its page shows them. */
export const AREAS = {
  site: "What the site is: its settings, the addresses of its company, the visits that it counts.",
  content: "What the pages show: pages, blocks, news, elements, services and drawings.",
  geography: "Countries, towns, places to be picked up at, and the ground of maps.",
  account: "How an account is opened, entered, left and regained.",
  member: "The space of a member: profile, addresses, devices, purchases and a copy of all of it.",
  newsletter: "Who receives the newsletter, and of which of its lists.",
  contact: "What visitors write to the company.",
  booking: "Rides: fares, free times, quotes, bookings, and what becomes of them.",
  catalogue: "What the shop sells.",
  cart: "What somebody is about to buy.",
  shipping: "How orders reach those who bought them.",
  order: "Orders of the shop, and what becomes of them.",
  review: "What customers thought of what they have bought, and what others say elsewhere.",
  payment: "How a booking or an order is paid for.",
  admin: "What those who run the site see of its work: letters, and what failed too often.",
} as const;

export type Area = keyof typeof AREAS;
