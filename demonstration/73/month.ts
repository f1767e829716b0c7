import { type MonthEvent, type MonthTools, monthInstant } from "@/demonstration/month/demo-month";
import { reviewEvents } from "@/demonstration/month/month-review";
import type { NewOrder } from "@/lib/contract/order";
import type { ShippingPrices } from "@/lib/contract/shipping";
import { monthReviews } from "./month-reviews";

const CUSTOMERS = [
  {
    firstname: "Louise",
    lastname: "Perrin",
    email: "louise.perrin@example.org",
    phone: "06 39 98 40 01",
    city: ["18 rue Crébillon", "44000", "Nantes"],
  },
  {
    firstname: "Antoine",
    lastname: "Mercier",
    email: "antoine.mercier@example.org",
    phone: "06 39 98 40 02",
    city: ["7 place du Parlement", "35000", "Rennes"],
  },
  {
    firstname: "Claire",
    lastname: "Bonnet",
    email: "claire.bonnet@example.org",
    phone: "06 39 98 40 03",
    city: ["41 avenue Parmentier", "75011", "Paris"],
  },
  {
    firstname: "Jean",
    lastname: "Rivoal",
    email: "jean.rivoal@example.org",
    phone: "06 39 98 40 04",
    city: ["3 quai Ceineray", "49100", "Angers"],
  },
] as const;

interface MonthOrder {
  customer: number;
  day: number;
  /** Places of declinations in the shop, with their quantities. */
  products: [place: number, quantity: number][];
  outcome?: "PAID" | "SHIPPED" | "UNPAID";
}

const ORDERS: MonthOrder[] = [
  { customer: 0, day: -41, products: [[0, 6]] },
  {
    customer: 1,
    day: -34,
    products: [
      [1, 6],
      [2, 6],
    ],
  },
  { customer: 2, day: -27, products: [[0, 12]] },
  { customer: 3, day: -23, products: [[3, 6]] },
  {
    customer: 0,
    day: -17,
    products: [
      [2, 6],
      [4, 6],
    ],
  },
  { customer: 1, day: -14, products: [[1, 6]], outcome: "UNPAID" },
  { customer: 2, day: -9, products: [[4, 12]] },
  {
    customer: 3,
    day: -3,
    products: [
      [0, 6],
      [1, 6],
    ],
    outcome: "SHIPPED",
  },
  { customer: 1, day: -1, products: [[3, 12]], outcome: "PAID" },
];

interface ShownProduct {
  declinations: { id: number }[];
}

/** Plays the orders of the demonstration month as a customer and the staff would. */
export async function ordersOfMonth(tools: MonthTools): Promise<MonthEvent[]> {
  const { products } = await tools.data<{ products: ShownProduct[] }>("GET", "/product");
  const ids = products.flatMap(({ declinations }) => declinations[0]?.id ?? []);
  return ORDERS.flatMap((order, index) => eventsOf(tools, { ...order, index }, ids));
}

function eventsOf(
  tools: MonthTools,
  { customer, day, products, outcome, index }: MonthOrder & { index: number },
  ids: number[],
): MonthEvent[] {
  const { city, email, phone, ...name } = CUSTOMERS[customer] ?? CUSTOMERS[0];
  const [firstPart, postalCode, town] = city;
  const address = { ...name, firstPart, postalCode, city: town, country: "FR" };
  const ordered = products.map(([place, quantity]) => ({ id: ids[place], quantity }));
  let placed: NewOrder | undefined;
  const company = async (body: object) => {
    if (!placed) throw new Error("It was not placed");
    const key = await tools.companyKey("order", placed.reference);
    await tools.data("POST", `/order/${placed.reference}/company?key=${key}`, { body });
  };
  const place = async () => {
    const { shippingPrices } = await tools.data<ShippingPrices>(
      "POST",
      "/calculate/shipping-fees",
      {
        body: {
          products: ordered.map(({ id, quantity }) => ({ idProduct: id, quantity })),
          ...{ postalCode, country: "FR" },
        },
      },
    );
    const carrier = shippingPrices.find(({ deliveryType }) => deliveryType === "DELIVERY");
    placed = await tools.data<NewOrder>("POST", "/order", {
      body: {
        products: ordered,
        user: { email, phone, birthdate: "1980-04-12" },
        address: { billing: address, delivery: address },
        delivery: { type: "DELIVERY", idCarrier: carrier?.id },
        acceptTerms: true,
      },
      headers: { "Idempotency-Key": `demonstration-order-${index}` },
    });
    if (placed.payUrl && outcome !== "UNPAID") await tools.pay(placed.payUrl);
  };
  const events: MonthEvent[] = [{ at: monthInstant(tools, day, "19:20"), happens: place }];
  if (outcome === "PAID" || outcome === "UNPAID") return events;
  events.push({
    at: monthInstant(tools, day + 1, "11:00"),
    happens: () => company({ action: "SHIP", trackingNumber: `MDO73${1000 + index}` }),
  });
  if (outcome === "SHIPPED") return events;
  const review = monthReviews[index];
  const delivered = day + 4;
  return [
    ...events,
    {
      at: monthInstant(tools, delivered, "15:00"),
      happens: () => company({ action: "DELIVERED" }),
    },
    ...(review
      ? reviewEvents(tools, review, { of: "order", day: delivered, own: () => placed })
      : []),
  ];
}
