/** As much of the package as documents use; its types belong to the layout's own. */
declare module "fontkit" {
  import type { Font } from "@react-pdf/renderer";

  type Source = ReturnType<typeof Font.getFont>;
  export function create(file: Uint8Array): NonNullable<Source["data"]>;
}
