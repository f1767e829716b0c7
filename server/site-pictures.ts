import type { SiteRoutes } from "./site-routes";

/**
 * Tells whether an address of `/_next/image` asks for a picture that the site has, by its own name.
 * Next would make one anew for every other way to write that name, and look for every other name.
 */
export function sitePictures({ isFile }: Pick<SiteRoutes, "isFile">) {
  return (url: string): boolean => {
    const names = new URL(url, "http://site.invalid").searchParams.getAll("url");
    return names.length === 1 && names.every(isFile);
  };
}
