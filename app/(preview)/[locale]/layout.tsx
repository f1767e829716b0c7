/**
 * The root of unpublished pages, the same as that of the private pages. It stands apart because it
 * has the parts of public pages, which would be bundled with the pages for buying and booking.
 */
export {
  default,
  generateMetadata,
  generateStaticParams,
  generateViewport,
  instant,
} from "@/app/(private)/[locale]/layout";
