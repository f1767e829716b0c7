import { REQUIREMENTS } from "./google-requirements";

type DataNode = Record<string, unknown>;

const isNode = (value: unknown): value is DataNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isAddress = (value: unknown) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
const isInstant = (value: unknown) =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isNumber = (value: unknown) =>
  (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) &&
  Number.isFinite(Number(value));
const isAmount = (value: unknown) => isNumber(value) && Number(value) >= 0;
const isOfSchema = (value: unknown) =>
  typeof value === "string" && /^https:\/\/schema\.org\/\w+$/.test(value);
const isTime = (value: unknown) =>
  typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value);

/** Shapes of values, by their property; a node is looked at by its own type. */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...byName(["url", "image", "item", "contentUrl", "logo", "sameAs", "@id"], isAddress),
  ...byName(["datePublished", "dateModified", "startDate", "endDate"], isInstant),
  ...byName(["price", "value", "minValue", "maxValue", "merchantReturnDays"], isAmount),
  ...byName(["ratingValue", "bestRating", "ratingCount", "reviewCount"], isAmount),
  ...byName(["latitude", "longitude"], isNumber),
  ...byName(["availability", "itemCondition", "eventStatus", "eventAttendanceMode"], isOfSchema),
  ...byName(["returnPolicyCategory", "returnMethod", "returnFees", "dayOfWeek"], isOfSchema),
  ...byName(["variesBy"], isOfSchema),
  ...byName(["opens", "closes"], isTime),
  ...byName(["priceCurrency", "currency"], (value) => /^[A-Z]{3}$/.test(String(value))),
  ...byName(["applicableCountry"], (value) => /^[A-Z]{2}$/.test(String(value))),
  position: (value) => Number.isInteger(value) && Number(value) > 0,
};

function byName(names: readonly string[], is: (value: unknown) => boolean) {
  return Object.fromEntries(names.map((name) => [name, is]));
}

/** Properties of a variant that its group says for it. */
const OF_GROUP = new Set(["image", "description", "brand", "brand.name", "url"]);

/** Finds what Google would refuse, or would rather be told, of a JSON-LD block. */
export function dataFaults(block: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(block);
  } catch (error) {
    return [`no JSON: ${(error as Error).message}`];
  }
  if (!isNode(data)) return ["no object"];
  if (data["@context"] !== "https://schema.org") return [`its @context is ${data["@context"]}`];
  const nodes = Array.isArray(data["@graph"]) ? data["@graph"] : [data];
  return nodes.flatMap((node, at) =>
    isNode(node) ? nodeFaults(node, `${at}`) : [`${at}: no node`],
  );
}

/** Lists the types of the nodes of a block, those within others too. */
export function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (!isNode(value)) return [];
  const own = typeof value["@type"] === "string" ? [value["@type"]] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}

function nodeFaults(node: DataNode, place: string, isVariant = false): string[] {
  const type = String(node["@type"]);
  const where = `${place} ${type}`;
  const { required = [], oneOf = [], recommended = [] } = REQUIREMENTS[type] ?? {};
  if (!Object.hasOwn(REQUIREMENTS, type)) return [`${where}: of no declared type`];
  const isThere = (path: string) =>
    (isVariant && OF_GROUP.has(path)) || valuesAt(node, path).length > 0;
  const faults = [
    ...required.filter((path) => !isThere(path)).map((path) => `${path} is required`),
    ...recommended.filter((path) => !isThere(path)).map((path) => `${path} is recommended`),
    ...oneOf.filter((paths) => !paths.some(isThere)).map((paths) => `one of ${paths.join(", ")}`),
    ...ownFaults(type, node),
  ].map((fault) => `${where}: ${fault}`);
  for (const [name, value] of Object.entries(node)) {
    for (const one of [value].flat()) {
      if (isNode(one)) faults.push(...nodeFaults(one, `${where}.${name}`, name === "hasVariant"));
      else if (SHAPES[name]?.(one) === false) {
        faults.push(`${where}: ${name} is ${JSON.stringify(one)}`);
      }
    }
  }
  return faults;
}

/** Finds what a type asks of its properties together. */
function ownFaults(type: string, node: DataNode): string[] {
  if (type === "BreadcrumbList") {
    const positions = valuesAt(node, "itemListElement.position");
    if (positions.length < 2) return ["a trail has two steps at least"];
    return positions.every((position, at) => position === at + 1) ? [] : [`positions ${positions}`];
  }
  if (type === "Event") {
    const [start, end] = [node.startDate, node.endDate].map((at) => Date.parse(String(at)));
    return (end ?? 0) < (start ?? 0) ? ["it ends before it begins"] : [];
  }
  return [];
}

/** Lists the values at a path of properties, those of all nodes on the way; empty ones are none. */
function valuesAt(node: DataNode, path: string): unknown[] {
  let values: unknown[] = [node];
  for (const name of path.split(".")) {
    values = values.flatMap((value) => (isNode(value) ? [value[name]].flat() : []));
  }
  return values.filter((value) => value !== undefined && value !== null && value !== "");
}
