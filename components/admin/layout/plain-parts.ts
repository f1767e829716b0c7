import type { ComponentDefinition } from "grapesjs";
import type { LanguageCode } from "@/lib/contract/locale";

/** Words that a new part has until somebody writes others, in each language. */
const WORDS = {
  fr_FR: {
    title: "Un titre",
    text: "Un paragraphe de texte.",
    button: "Nous contacter",
    line: "Une ligne",
  },
  en: { title: "A title", text: "A paragraph of text.", button: "Contact us", line: "A line" },
} as const;

export const PLAIN_PARTS = [
  "section",
  "columns",
  "title",
  "text",
  "picture",
  "button",
  "list",
] as const;
export type PlainPart = (typeof PLAIN_PARTS)[number];

const WIDTH = {
  "max-width": "75rem",
  "margin-left": "auto",
  "margin-right": "auto",
  "padding-left": "1.25rem",
  "padding-right": "1.25rem",
};

const words = (content: string): ComponentDefinition => ({ type: "textnode", content });

/** Returns a new part of a layout, with words of the language that is edited. */
export function plainPart(part: PlainPart, code: LanguageCode): ComponentDefinition {
  const said = WORDS[code];
  const title: ComponentDefinition = {
    type: "text",
    tagName: "h2",
    attributes: { class: "font-title text-heading text-title" },
    components: [words(said.title)],
  };
  const text: ComponentDefinition = { type: "text", tagName: "p", components: [words(said.text)] };
  switch (part) {
    case "section":
      return {
        tagName: "section",
        style: { ...WIDTH, "padding-top": "4rem", "padding-bottom": "4rem" },
        components: [title, text],
      };
    case "columns":
      return {
        tagName: "div",
        style: {
          ...WIDTH,
          display: "grid",
          gap: "2rem",
          "grid-template-columns": "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
          "padding-top": "2rem",
          "padding-bottom": "2rem",
        },
        components: [1, 2].map(() => ({ tagName: "div", components: [structuredClone(text)] })),
      };
    case "title":
      return title;
    case "text":
      return text;
    case "picture":
      return {
        type: "image",
        attributes: { loading: "lazy" },
        style: { "max-width": "100%", height: "auto" },
      };
    case "button":
      return {
        tagName: "p",
        components: [
          {
            type: "link",
            tagName: "a",
            attributes: { href: "/" },
            style: {
              display: "inline-block",
              padding: "0.75rem 1.5rem",
              "background-color": "var(--accent-color)",
              color: "var(--on-accent)",
              "border-radius": "4px",
            },
            components: [words(said.button)],
          },
        ],
      };
    case "list":
      return {
        tagName: "ul",
        style: { "list-style-type": "disc", "padding-left": "1.5rem" },
        components: [1, 2, 3].map(() => ({
          type: "text",
          tagName: "li",
          components: [words(said.line)],
        })),
      };
  }
}
