import { defaultSchema, type Options } from "rehype-sanitize";

/**
 * Allow-list for HTML from the CMS: structure, text, pictures and links. No script, style, form,
 * frame or drawing, no event handler, no inline style.
 */
export const htmlSchema: Options = {
  ...defaultSchema,
  // The page builder's CSS finds its elements by id; our own code looks nothing up by a global.
  clobberPrefix: "",
  tagNames: [
    ...["a", "abbr", "address", "article", "aside", "b", "blockquote", "br", "caption", "cite"],
    ...["code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em"],
    ...["figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "i"],
    ...["img", "ins", "kbd", "li", "main", "mark", "nav", "ol", "p", "picture", "pre", "q", "s"],
    ...["section", "small", "source", "span", "strong", "sub", "summary", "sup", "table", "tbody"],
    ...["td", "tfoot", "th", "thead", "time", "tr", "u", "ul", "video", "wbr"],
  ],
  strip: ["script", "style", "noscript", "template", "svg", "math", "iframe", "object", "embed"],
  attributes: {
    "*": [
      ...["id", "className", "lang", "title", "dir", "role", "dataComponent"],
      ...["ariaLabel", "ariaLabelledBy", "ariaDescribedBy", "ariaHidden", "ariaCurrent"],
    ],
    a: ["href", "target", "rel", "hrefLang"],
    img: ["src", "srcSet", "sizes", "alt", "width", "height", "loading", "decoding"],
    source: ["src", "srcSet", "sizes", "media", "type"],
    video: ["src", "poster", "controls", "muted", "loop", "playsInline", "width", "height"],
    td: ["colSpan", "rowSpan", "headers"],
    th: ["colSpan", "rowSpan", "scope", "headers"],
    ol: ["start", "reversed", "type"],
    time: ["dateTime"],
    details: ["open", "name"],
  },
  protocols: {
    href: ["https", "http", "mailto", "tel", "sms"],
    src: ["https"],
    srcSet: ["https"],
    poster: ["https"],
  },
  required: {},
  ancestors: {},
  allowComments: false,
  allowDoctypes: false,
};
