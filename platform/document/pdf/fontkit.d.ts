/** Types of the parts of the package that documents use; its own types belong to the layout. */
declare module "fontkit" {
  import type { Font } from "@react-pdf/renderer";

  type Source = ReturnType<typeof Font.getFont>;
  export function create(file: Uint8Array): NonNullable<Source["data"]>;
}
