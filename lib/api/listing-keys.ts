/**
 * Mapping of each kind of listing to the keys of its answers (§3): `keyList` holds the items of a
 * page, `keyElem` the one that an answer is about.
 */
const LISTING_KEYS = {
  news: { keyList: "news", keyElem: "promoted" },
  blog: { keyList: "blogs", keyElem: "blog" },
  "blog-folder": { keyList: "folders", keyElem: "folder" },
  album: { keyList: "albums", keyElem: "album" },
  element: { keyList: "items", keyElem: "item" },
  service: { keyList: "services", keyElem: "service" },
} as const;

type Listing = keyof typeof LISTING_KEYS;
type KeyList<N extends Listing> = (typeof LISTING_KEYS)[N]["keyList"];
type KeyElem<N extends Listing> = (typeof LISTING_KEYS)[N]["keyElem"];

/** Returns the items of a listing's answer; none where the key is missing, which is logged (§8). */
export function itemsIn<
  N extends Listing,
  Answer extends { readonly [K in KeyList<N>]: unknown[] },
>(name: N, answer: Answer): Answer[KeyList<N>] {
  return valueIn<Answer[KeyList<N>]>(name, "keyList", answer) ?? ([] as never);
}

/** Returns the element of an answer; none where the key is missing, which is logged (§8). */
export function elementIn<
  N extends Listing,
  Answer extends { readonly [K in KeyElem<N>]: unknown },
>(name: N, answer: Answer): Answer[KeyElem<N>] | undefined {
  return valueIn<Answer[KeyElem<N>]>(name, "keyElem", answer);
}

function valueIn<Value>(name: Listing, by: "keyList" | "keyElem", answer: object) {
  const key = LISTING_KEYS[name]?.[by];
  if (key !== undefined && Object.hasOwn(answer, key))
    return (answer as Record<string, Value>)[key];
  process.stderr.write(`listing "${name}": its answer has no "${key ?? by}"\n`);
  return undefined;
}
