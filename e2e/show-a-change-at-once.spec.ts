import type { APIRequestContext } from "@playwright/test";
import { logIn } from "./support/member";
import type { OwnSite } from "./support/own-site";
import { expect, ONCE, test } from "./support/test";

/** JSON as the panel's calls send and answer it. */
// biome-ignore lint/suspicious/noExplicitAny: a walk over answers of many shapes
type Row = any;

/** Owner of a site, by the calls of the panel. */
function ownerOf({ url }: OwnSite, request: APIRequestContext) {
  const read = async (path: string): Promise<Row> =>
    (await (await request.get(`${url}/api${path}`)).json()).data;
  const send = async (method: string, path: string, data: object, version?: string) => {
    const answer = await request.fetch(`${url}/api${path}`, {
      method,
      data,
      headers: { origin: url, ...(version && { "If-Match": version }) },
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data as Row;
  };
  const change = async (path: string, data: object) =>
    send("PUT", path, data, (await read(path)).version);
  /** Changes a draft and publishes it in both languages. */
  const publish = async (type: string, id: number, edit: (draft: Row) => void) => {
    const path = `/admin/content/${type}/${id}`;
    const draft = await read(path);
    edit(draft);
    let now = await send("PUT", path, { values: draft.values, words: draft.words }, draft.version);
    for (const code of ["fr_FR", "en"]) {
      now = await send("PUT", `${path}/publication/${code}`, {}, now.version);
    }
  };
  return { read, send, change, publish };
}
type Owner = ReturnType<typeof ownerOf>;

interface Shown {
  what: string;
  /** Addresses of what shows it, in each language: pages, or calls that pages make. */
  at: [fr: string, en: string];
  /** Body of the call, where what shows it is asked by POST. */
  body?: object;
  /** Makes the change; a word that stood nowhere is what is to be seen of it. */
  change: (word: string) => Promise<unknown>;
  /** Puts it back. */
  undo: () => Promise<unknown>;
  /** Text that is seen in place of the word, where it is another. */
  seen?: (word: string) => [fr: string, en: string];
}

async function asked(site: OwnSite, path: string, body?: object): Promise<string> {
  const answer = await fetch(site.url + path, {
    redirect: "follow",
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify(body),
    }),
  });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
}

/**
 * Makes each change, and looks at what shows it once: the change ends what was made from it before its
 * call is answered, so the next answer has it, however busy the machine is.
 */
async function expectAtOnce(site: OwnSite, changes: Shown[]): Promise<void> {
  for (const [n, { what, at, body, change, undo, seen }] of changes.entries()) {
    await test.step(what, async () => {
      const word = `Aussitôt${n}`;
      const words = seen?.(word) ?? [word, word];
      // Made before, and kept.
      for (const [language, path] of at.entries()) {
        expect(await asked(site, path, body), what).not.toContain(words[language]);
      }
      const began = performance.now();
      await change(word);
      try {
        for (const [language, path] of at.entries()) {
          expect(await asked(site, path, body), `${what}, ${path}`).toContain(words[language]);
        }
      } finally {
        const description = `${Math.round(performance.now() - began)} ms`;
        test.info().annotations.push({ type: what, description });
        await undo();
      }
    });
  }
}

const inBoth = (path: string): [string, string] => [path, `/en${path}`];
const both = (word: string) => ({ fr_FR: word, en: word });

/** Returns a change of one field of a row, and what puts it back. */
async function ofRow(owner: Owner, path: string, name: string, to: (word: string) => unknown) {
  const before = (await owner.read(path))[name];
  return {
    change: (word: string) => owner.change(path, { [name]: to(word) }),
    undo: () => owner.change(path, { [name]: before }),
  };
}

/** Returns a change of a setting in both languages. */
async function ofSetting(owner: Owner, key: string) {
  const find = async () =>
    (await owner.read("/admin/parameter")).find((one: Row) => one.type === key);
  const before = await find();
  const put = async (value: unknown) =>
    owner.send("PUT", `/admin/parameter/${key}`, { value }, (await find()).version);
  return {
    change: (word: string) => put(word),
    undo: () => put(before.isSet ? before.value : null),
  };
}

test(
  "what the owner of the chauffeur’s site changes is on its pages at once",
  ONCE,
  async ({ page, site }) => {
    test.setTimeout(120_000);
    await logIn(site, page, "fr", { email: "super@72.example", password: "demonstration-only" });
    const owner = ownerOf(site, page.request);
    const [vehicle] = (await owner.read("/admin/vehicle")).items;
    const pages = (await owner.read("/admin/content/page?nbItem=100")).items;
    const home = pages.find((one: Row) => one.title === "Accueil") ?? pages[0];
    const draft = await owner.read(`/admin/content/page/${home.id}`);
    const write = (edit: (conf: Row) => unknown) =>
      owner.publish("page", home.id, ({ values }) => {
        const block = values.blocks.find(({ type }: Row) => type === "HERO");
        edit(block.conf);
      });
    const undo = () =>
      owner.publish("page", home.id, (now) => {
        now.values = draft.values;
        now.words = draft.words;
      });
    await expectAtOnce(site, [
      {
        what: "a parameter",
        at: ["/", "/en"],
        ...(await ofSetting(owner, "COMPANY_NAME")),
      },
      {
        what: "a fare",
        at: inBoth("/tarifs-courses-vtc"),
        ...(await ofRow(owner, `/admin/vehicle/${vehicle.id}`, "hourly", () => 123.4)),
        seen: () => ["123,40 €", "€123.40"],
      },
      {
        what: "the name of a vehicle",
        at: inBoth("/tarifs-courses-vtc"),
        ...(await ofRow(owner, `/admin/vehicle/${vehicle.id}`, "name", both)),
      },
      {
        what: "a text of a block",
        at: ["/", "/en"],
        change: (word) => write((conf) => Object.assign(conf, { text: both(word) })),
        undo,
      },
      {
        what: "a block",
        at: ["/", "/en"],
        change: (word) =>
          owner.publish("page", home.id, ({ values }) => {
            const conf = { kicker: {}, title: both(word), text: both(`<p>${word}</p>`) };
            values.blocks.push({ slug: "at-once", type: "TEXT", isHidden: false, conf });
          }),
        undo,
      },
      {
        what: "a picture",
        at: ["/", "/en"],
        change: (word) => write(({ image }) => Object.assign(image, { alt: both(word) })),
        undo,
      },
    ]);
  },
);

test(
  "what the owner of the estate changes is on its pages at once",
  ONCE,
  async ({ page, estate }) => {
    test.setTimeout(120_000);
    await logIn(estate, page, "fr", { email: "super@73.example", password: "demonstration-only" });
    const owner = ownerOf(estate, page.request);
    const [found] = (await owner.read("/admin/shop-product?search=aulnes")).items;
    const path = `/admin/shop-product/${found.id}`;
    const product = await owner.read(path);
    const { slug } = await owner.read(`/product/${found.id}`);
    const { slug: slugEn } = await (
      await fetch(`${estate.url}/api/product/${found.id}`, { headers: { userLang: "en" } })
    )
      .json()
      .then(({ data }: Row) => data);
    const sheet: [string, string] = [
      `/product/${slug}-${found.id}`,
      `/en/product/${slugEn}-${found.id}`,
    ];
    const [article] = (await owner.read(`/admin/declination?idProduct=${found.id}`)).items;
    const [carrier] = (await owner.read("/admin/carrier")).items;
    const [point] = (await owner.read("/admin/access-point")).items;
    const [address] = (await owner.read("/admin/company-address")).items;
    const [type] = (await owner.read("/admin/address-type")).items;
    const call = (of: string): [string, string] => [`/api${of}`, `/api${of}`];
    await expectAtOnce(estate, [
      { what: "a product", at: sheet, ...(await ofRow(owner, path, "summary", both)) },
      {
        what: "a picture of a product",
        at: sheet,
        ...(await ofRow(owner, path, "images", (word) => [
          { ...product.images[0], alt: both(word) },
          ...product.images.slice(1),
        ])),
      },
      {
        what: "an award",
        at: sheet,
        ...(await ofRow(owner, path, "awards", (word) => [
          { name: both(word), medal: "GOLD", year: 2026, image: [] },
        ])),
      },
      {
        what: "an article",
        at: sheet,
        ...(await ofRow(owner, `/admin/declination/${article.id}`, "price", () => 123.4)),
        seen: () => ["123,40 €", "€123.40"],
      },
      {
        what: "a carrier",
        at: call("/calculate/shipping-fees"),
        body: {
          products: [{ idProduct: article.id, quantity: 6 }],
          postalCode: "44000",
          country: "FR",
        },
        ...(await ofRow(owner, `/admin/carrier/${carrier.id}`, "name", both)),
      },
      {
        what: "an access point",
        at: call("/relay/access-points"),
        body: { postalCode: point.zipCode, city: point.city, country: point.country },
        ...(await ofRow(owner, `/admin/access-point/${point.id}`, "name", (word) => word)),
      },
      {
        what: "an address",
        at: call("/shipping/options"),
        ...(await ofRow(owner, `/admin/company-address/${address.id}`, "note", both)),
      },
      {
        what: "a kind of address",
        at: call("/admin/address/type"),
        ...(await ofRow(owner, `/admin/address-type/${type.id}`, "name", both)),
      },
      {
        what: "a setting of the shop",
        at: sheet,
        ...(await ofSetting(owner, "COMPANY_NAME")),
      },
    ]);
  },
);
