import { Text, type TextProps } from "@react-pdf/renderer";
import { Children, type PropsWithChildren } from "react";
import { withLineEnds } from "./line-ends";

/** Price for the layout that no line end is worth. */
const NEVER = 10_000;

/**
 * Text of a document. Words are not hyphenated: the layout would do so wherever a word goes on in
 * another font, and draw the hyphen in one that may have none.
 */
export const DocumentText = ({ children, ...props }: PropsWithChildren<TextProps>) => (
  <Text {...props} hyphenationPenalty={NEVER}>
    {Children.map(children, (child) => (typeof child === "string" ? withLineEnds(child) : child))}
  </Text>
);
