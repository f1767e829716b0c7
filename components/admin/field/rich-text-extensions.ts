import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { isLinkAddress } from "@/lib/rules/text/link-address";

/** Levels of pasted headings: the page itself has the first two, so they begin one below. */
const HEADINGS = [
  ["h1", 3],
  ["h2", 3],
  ["h3", 3],
  ["h4", 4],
  ["h5", 4],
  ["h6", 4],
] as const;

const TextHeading = Heading.extend({
  parseHTML: () => HEADINGS.map(([tag, level]) => ({ tag, attrs: { level } })),
}).configure({ levels: [3, 4] });

/** Leaves the Tab key of lists alone, so that it leads on to the next field. */
const TextListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

const TextLink = Link.configure({
  openOnClick: false,
  autolink: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => isLinkAddress(url),
});

/** Words within an element: one paragraph, in which Enter begins a new line. */
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.setHardBreak() };
  },
});

export const INLINE_EXTENSIONS = [
  Document.extend({ content: "paragraph" }),
  Paragraph,
  Text,
  Bold,
  Italic,
  LineBreak,
  UndoRedo,
  TextLink,
];

/** Elements of a text: all others are left out of a pasted text. */
export const RICH_TEXT_EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  TextHeading,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  TextListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  UndoRedo,
  TextLink,
];
