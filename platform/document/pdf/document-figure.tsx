import { Image, View } from "@react-pdf/renderer";
import type { ComponentProps } from "react";

/** Picture that a screen reader tells of in words; one that stands alone is decoration. */
export const DocumentFigure = ({
  alt,
  ...image
}: ComponentProps<typeof Image> & { alt: string }) => (
  <View data-tag="Figure" data-alt={alt}>
    <Image {...image} />
  </View>
);
