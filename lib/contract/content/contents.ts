import { albumContent } from "./album";
import { blogContent, blogFolderContent } from "./blog";
import type { ContentDefinition } from "./definition";
import { elementContent } from "./element";
import { formContent } from "./form";
import { newsContent } from "./news";
import { pageContent } from "./page";
import { popupContent } from "./popup";
import { serviceContent } from "./service";

/** Kinds of content in the order of the panel's menu: a new kind is a line here and a file. */
export const CONTENTS = [
  pageContent,
  newsContent,
  blogContent,
  blogFolderContent,
  albumContent,
  serviceContent,
  elementContent,
  formContent,
  popupContent,
] as const;

export type ContentName = (typeof CONTENTS)[number]["name"];

export const CONTENT_NAMES = CONTENTS.map(({ name }) => name) as [ContentName, ...ContentName[]];

export function contentNamed(name: string): ContentDefinition {
  const found = CONTENTS.find((content) => content.name === name);
  if (!found) throw new Error(`No content is named ${name}`);
  return found as unknown as ContentDefinition;
}
