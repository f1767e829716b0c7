import { expect, it } from "vitest";
import { messagesOf } from "./messages";
import { readMessages } from "./read-messages";

const FILES: Record<string, object> = {
  "fr/shop": { buy: "Acheter" },
  "fr/cart": { empty: "Vide" },
  "en/cart": { empty: "Empty" },
};

async function readFrom(files: Record<string, object>, languages: string[]) {
  const warnings: string[] = [];
  const messages = await readMessages<{ shop: object; cart: object }>(["shop", "cart"], languages, {
    read: async (language, area) => {
      const words = files[`${language}/${area}`];
      if (!words) throw new Error("Cannot find module");
      return words;
    },
    warn: (warning) => warnings.push(warning),
  });
  return { messages, warnings };
}

it("shows the default language's words for a file that is missing, and names it", async () => {
  expect(await readFrom(FILES, ["en", "fr"])).toEqual({
    messages: { shop: { buy: "Acheter" }, cart: { empty: "Empty" } },
    warnings: ['messages/en/shop.json is missing: the words of "fr" are shown'],
  });
});

it("warns of nothing where every file is there", async () => {
  expect((await readFrom(FILES, ["fr", "fr"])).warnings).toEqual([]);
});

it("fails where no language has the words", async () => {
  await expect(readFrom({ "fr/shop": {} }, ["fr", "fr"])).rejects.toThrow("Cannot find module");
  await expect(readFrom({ "fr/shop": {} }, ["en", "fr"])).rejects.toThrow("Cannot find module");
});

it("reads every file of the product's languages", async () => {
  const [french, english] = await Promise.all([messagesOf("fr"), messagesOf("en")]);
  expect(Object.keys(english)).toEqual(Object.keys(french));
  expect(french.blocks.close).toBe("Fermer");
  expect(english.blocks.close).toBe("Close");
});

it("reads the files of a language once", async () => {
  expect(await messagesOf("en")).toBe(await messagesOf("en"));
});
