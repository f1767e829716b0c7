import { expect, it, vi } from "vitest";
import { CONTENTS } from "@/lib/contract/content/contents";
import { contentRead, isPaged } from "./content-read";

vi.mock("server-only", () => ({}));
vi.mock("./contents", () => ({}));

const picture = { src: "/media/1.webp", alt: "Vines", width: 800, height: 600 };
const other = { ...picture, src: "/media/2.webp" };
const publishedAt = "2026-11-20T09:00:00.000Z";

const aboutOf = (type: string, item: object, around: object = {}) => {
  if (!isPaged(type)) throw new Error(`${type} has no pages`);
  return contentRead(type, { ...around, item: { title: "Harvest", publishedAt, ...item } } as never)
    .about;
};

const NOTHING_ELSE = { title: "Harvest", description: null, picture: null, author: null };

it("reads each kind that has addresses, and no other", () => {
  const withAddresses = CONTENTS.filter(({ under }) => under).map(({ name }) => name);
  expect(CONTENTS.map(({ name }) => name).filter(isPaged)).toEqual(withAddresses);
});

it.each([
  ["news", { summary: "In.", image: picture }, { description: "In.", picture }],
  ["blog", { summary: "In.", cover: picture }, { description: "In.", picture }],
  ["blog", { author: "Denis" }, { author: "Denis" }],
  ["blog-folder", { text: "In.", cover: picture }, { description: "In.", picture }],
  [
    "album",
    { text: "In.", cover: null, images: [other, picture] },
    { description: "In.", picture: other },
  ],
  ["album", { text: null, cover: picture, images: [other] }, { picture }],
  ["form", { intro: "In.", thanks: "Thanks." }, { description: "In." }],
  ["element", { subtitle: "In.", image: picture }, { description: "In.", picture }],
])("says of %s what its fields say: %o", (type, item, about) => {
  const startsAt = "2027-03-06T09:00:00.000Z";
  const at = type === "element" ? startsAt : publishedAt;
  expect(aboutOf(type, { ...item, startsAt })).toEqual({
    ...NOTHING_ELSE,
    ...about,
    publishedAt: at,
    above: [],
  });
});

it("names the folders above an article, and not itself", () => {
  const ariane = [
    { title: "Roads", path: "/journal/roads" },
    { title: "Harvest", path: "/journal/harvest" },
  ];
  expect(aboutOf("blog", {}, { ariane }).above).toEqual([
    { title: "Roads", url: "/journal/roads" },
  ]);
});
