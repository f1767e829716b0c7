import { describe, expect, it } from "vitest";
import { demoSites } from "@/demonstration/sites";
import { blockFaults } from "@/lib/contract/block/block-faults";
import { componentConfSchema } from "@/lib/contract/component";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { pageContent } from "@/lib/contract/content/page";
import { languageCodeSchema } from "@/lib/contract/locale";
import { readWritten, writtenFields } from "@/platform/content/item/written-content";
import type { components } from "@/platform/db/schema/content";
import { pageCopy } from "./page-copy";

const CONTENT = pageContent as unknown as ContentDefinition;
const link = { type: "NONE", url: null, jsCode: null };

const blocksOf = ({ site, components: declared }: (typeof demoSites)[number]) =>
  declared.map((block) => [`${site.id} ${block.slug}`, block] as const);

describe.each(demoSites.flatMap(blocksOf))("the block %s", (_, { slug, type, conf }) => {
  const copy = pageCopy({
    page: { id: 7, type: "V1" } as never,
    translations: languageCodeSchema.options.map((code) => ({
      ...{ code, idPage: 7, title: "Page", url: "/page", menuTitle: "Page", link },
      content: { type: "V1", components: [slug] },
    })) as never,
    blocks: new Map([[slug, { slug, type, conf } as unknown as typeof components.$inferSelect]]),
    shared: new Set(),
  });

  it.each(languageCodeSchema.options)("says in its working copy what it says, in %s", (code) => {
    const [block] = writtenFields(CONTENT, copy, code).blocks as { conf: unknown }[];
    const read = (of: unknown) => componentConfSchema.parse({ slug, type, conf: of });
    expect(read(block?.conf)).toEqual(read(conf[code]));
  });

  it("lacks nothing, and may be saved as it is", () => {
    expect(blockFaults(writtenFields(CONTENT, copy, "fr_FR").blocks)).toEqual({});
    const typed = { values: copy.values, words: copy.words } as never;
    expect(readWritten(CONTENT, typed).values).toMatchObject({ blocks: [{ slug, type }] });
  });
});

it("gives a page blocks of its own where another page shows them too", () => {
  const [site] = demoSites;
  const block = site?.components[0];
  if (!block) throw new Error("The first site has no block");
  const copy = pageCopy({
    page: { id: 7, type: "V1" } as never,
    translations: [
      { code: "fr_FR", link, content: { type: "V1", components: [block.slug] } },
    ] as never,
    blocks: new Map([[block.slug, block as never]]),
    shared: new Set([block.slug]),
  });
  expect(copy.values.blocks).toMatchObject([{ slug: `${block.slug}-7`, type: block.type }]);
});
