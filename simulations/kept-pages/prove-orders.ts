import { setTimeout } from "node:timers/promises";
import type { Declination, Product } from "@/lib/contract/product";
import { productPath } from "@/lib/rules/shop/product-path";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { logInToDemo, type SiteClient } from "@/simulations/processes/site-client";
import { askPage } from "./ask-page";
import { numberPage, numbersShown } from "./numbered-page";
import {
  askForProducts,
  type Network,
  networkOf,
  orderWine,
  readProduct,
  readStocks,
  setStock,
} from "./order-wine";
import { readPageMetrics } from "./page-metrics";

const REQUESTS_A_SECOND = 200;
/** Number of orders for each one that takes some of the last bottles of a wine. */
const ORDERS_OF_LAST = 100;

const QUANTITY = 6;
/** Stocks on sale: plenty, of which the site tells no number, and few, of which it does. */
const PLENTY = 50_000;
const FEW = 11;

/** Rare wine of the demonstration estate, and its stock. */
const RARE = { declination: "PATIENCE-18", stock: "PATIENCE-2018" };

/** Page that the owner publishes again and again. */
const EDITED = "/visites";

/** Pages that show no stock. */
const OTHER_PATHS = [EDITED, "/legal-notice", "/sale-terms", "/domaine"];

export interface OrderTally {
  requests: number;
  orders: number;
  edits: number;
  seconds: number;
  /** Pages and orders that were not answered with 200. */
  refused: number;
  /** Share of pages that were kept. */
  hitRate: number;
  /** Sheets whose number was neither the one before nor the one after the request. */
  stale: number;
  /** Sheets that showed a number. */
  told: number;
  /** Edited pages that showed what had been replaced before they were asked for, or nothing. */
  outdated: number;
}

export interface OrderLoad {
  /** Number of pages in all: two hundred a second, or as many for each order on a slow machine. */
  requests: number;
  ordersASecond: number;
  editsASecond: number;
  below: (end: number) => number;
}

/**
 * Asks an estate for its pages again and again while wines are ordered and its owner publishes a page,
 * so many times a second, or as often as the machine can.
 */
export async function proveOrders(
  url: string,
  metricsUrl: string,
  { requests, ordersASecond, editsASecond, below }: OrderLoad,
): Promise<OrderTally> {
  const owner = await logInToDemo(url, "admin@73.example");
  const { wines, rare, setRare } = await stockUp(url, owner);
  const sheets = [...wines, rare].map(({ product }) => product);
  const paths = ["fr", "en"].flatMap((locale) =>
    ["/", "/vins", ...OTHER_PATHS, ...sheets.map(sheetPath)].map((path) =>
      localisedPath(path, locale as "fr" | "en"),
    ),
  );
  for (const path of paths) await askPage(url, { path });

  const edited = await numberPage(owner, EDITED);
  let published = await edited.publishNext();
  const tally: OrderTally = {
    ...{ requests: 0, orders: 0, edits: 0, seconds: 0 },
    ...{ refused: 0, hitRate: 0, stale: 0, told: 0, outdated: 0 },
  };
  const before = await readPageMetrics(metricsUrl);
  const visit = async (turn: number) => {
    const path = paths[below(paths.length)] as string;
    const known = published;
    const { status, body } = await askPage(url, { path, headers: networkOf(turn, 19) });
    if (status !== 200) tally.refused += 1;
    tally.requests += 1;
    if (path === EDITED && !(Math.min(...numbersShown(body)) >= known)) tally.outdated += 1;
  };
  let isOver = false;
  const edit = async () => {
    while (!isOver) {
      const due = performance.now() + 1_000 / editsASecond;
      // From now on no page may show the former number.
      published = await edited.publishNext();
      tally.edits += 1;
      await setTimeout(Math.max(0, due - performance.now()));
    }
  };
  const order = async (turn: number) => {
    const isRare = turn % ORDERS_OF_LAST === 0;
    const wine = isRare ? rare : (wines[below(wines.length)] as Wine);
    if (isRare) await setRare(FEW);
    const network = networkOf(turn, 18);
    const status = await orderWine(url, wine.declination, { quantity: QUANTITY, network });
    tally.orders += 1;
    if (status !== 200) tally.refused += 1;
    await lookAtSheet(wine.product, network);
  };
  const lookAtSheet = async (product: Product, network: Network) => {
    const numberBefore = told(await readProduct(url, product.id, network));
    const { body } = await askPage(url, { path: sheetPath(product), headers: network });
    const numberAfter = told(await readProduct(url, product.id, network));
    const shown = Number(/Plus que[\s\u00a0](\d+)/.exec(body)?.[1] ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(shown)) tally.told += 1;
    if (shown > numberBefore || shown < numberAfter) tally.stale += 1;
  };

  const ratio = REQUESTS_A_SECOND / ordersASecond;
  const began = performance.now();
  const editing = edit();
  let asked: Promise<void>[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    asked.push(visit(turn));
    if (turn % ratio === 0) asked.push(order(turn / ratio));
    const due = began + ((turn + 1) * 1_000) / REQUESTS_A_SECOND;
    if (due > performance.now()) await setTimeout(due - performance.now());
    // A machine that is too slow for so many has as many orders for each page, and no queue.
    if (asked.length < REQUESTS_A_SECOND) continue;
    await Promise.all(asked);
    asked = [];
  }
  await Promise.all(asked);
  isOver = true;
  await editing;
  tally.seconds = (performance.now() - began) / 1_000;
  const { hits, misses } = await readPageMetrics(metricsUrl);
  const kept = hits - before.hits;
  tally.hitRate = kept / (kept + misses - before.misses);
  return tally;
}

interface Wine {
  product: Product;
  declination: Declination;
}

/** Puts plenty of each wine that is sold in one way on sale, and few of one. */
async function stockUp(url: string, owner: SiteClient) {
  const products = await askForProducts(url);
  const wines = products
    .filter(({ type, declinations }) => type === "WINE" && declinations.length === 1)
    .map((product): Wine => ({ product, declination: product.declinations[0] as Declination }));
  const isRare = ({ declination }: Wine) => declination.reference === RARE.declination;
  const rare = wines.find(isRare);
  if (!rare) throw new Error(`Nobody sells ${RARE.declination}`);
  for (const stock of await readStocks(owner)) await setStock(owner, stock, PLENTY);
  const setRare = async (quantity: number) => {
    const stock = (await readStocks(owner)).find(({ reference }) => reference === RARE.stock);
    if (!stock) throw new Error(`There is no stock ${RARE.stock}`);
    await setStock(owner, stock, quantity);
  };
  await setRare(FEW);
  return { wines: wines.filter((wine) => !isRare(wine)), rare, setRare };
}

const sheetPath = (product: Product) => productPath(product);

/** Returns the shown number of units left of a product with one declination. */
const told = ({ declinations: [declination] }: Product): number =>
  declination?.stock.left ?? Number.POSITIVE_INFINITY;
