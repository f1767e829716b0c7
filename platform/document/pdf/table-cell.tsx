import type { TextProps } from "@react-pdf/renderer";
import type { PropsWithChildren } from "react";
import { DocumentText } from "./document-text";

export const Cell = (props: PropsWithChildren<TextProps>) => (
  <DocumentText data-tag="TD" {...props} />
);

/** Cell that says what the others of its column or row are. */
export const HeaderCell = ({
  of = "Column",
  ...props
}: PropsWithChildren<TextProps & { of?: "Column" | "Row" }>) => (
  <DocumentText data-tag="TH" data-scope={of} {...props} />
);
