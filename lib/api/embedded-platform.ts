/** The provider that runs in this process, as far as the site may know it. */
export interface EmbeddedPlatform {
  fetch(request: Request, caller: { address: string }): Promise<Response>;
}

/** Pages, routes and the server do not share module instances: the process does. */
const KEY = Symbol.for("chauffeur-site.embedded-platform");
type Holder = { [KEY]?: EmbeddedPlatform };

/** Gives the site its embedded provider; the server does, before it takes requests. */
export function provideEmbeddedPlatform(platform: EmbeddedPlatform): void {
  (globalThis as Holder)[KEY] = platform;
}

/** @throws Error when the process was started without one. */
export function embeddedPlatform(): EmbeddedPlatform {
  const platform = (globalThis as Holder)[KEY];
  if (!platform) {
    throw new Error("No provider: start with `npm start` or `npm run dev`, or set API_URL");
  }
  return platform;
}
