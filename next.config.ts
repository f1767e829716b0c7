import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import {
  CANVAS_POLICY,
  DATA_POLICY,
  SECURITY_HEADERS,
  SHARED_PICTURES,
  WORKER_POLICY,
} from "./lib/rules/site/security-headers";

/** Paths that are no page: the API, files, the panel, and paths that already name their locale. */
const NOT_A_FRENCH_PAGE = "(?:api|_next|media|fonts|consent|pencil|admin|fr|en)(?:/|$)|.*\\.[^/]*$";

/** File of `public` under the name that a browser may keep (`scripts/hash-files.mjs`). */
const HASHED_FILE =
  "/:folder(consent|media|fonts|pencil)/:name(.*)\\.:hash([0-9a-f]{12})\\.:ending(\\w+)";

const headerList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || ".next",
  reactStrictMode: true,
  typedRoutes: false,
  // The checks run by themselves: `npm run verify`.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Unknown paths must not fill the disk: pages live in the bounded memory cache.
    isrFlushToDisk: false,
    globalNotFound: true,
    // Smallest script, in bytes of source: fewer and larger ones (ADR 53).
    turbopackChunking: { minChunkSize: 110_000 },
    // A process reads the code of a route when it is first asked for (ADR 115).
    preloadEntriesOnStart: false,
    // `server/page-front.ts` compares the router's hash with its headers, for cacheable pages.
    validateRSCRequestHeaders: false,
  },
  cacheHandler: fileURLToPath(new URL("./server/cache-handler.mjs", import.meta.url)),
  images: {
    formats: ["image/webp"],
    deviceSizes: [480, 768, 996, 1200, 1600, 2400],
    localPatterns: [{ pathname: "/media/**", search: "" }],
    customCacheHandler: true,
  },
  async headers() {
    return [
      {
        source: "/:path*",
        headers: headerList(SECURITY_HEADERS),
      },
      { source: "/media/:path*", headers: headerList(SHARED_PICTURES) },
      { source: "/_next/image", headers: headerList(SHARED_PICTURES) },
      {
        source: HASHED_FILE,
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      // Public pages get a policy of their own as they are finished (`server/page-cache`), private
      // ones from `middleware.ts`; answers of the API have theirs. The rest is data. In development
      // no page is finished, and all would be without style.
      {
        source: "/((?!api(?:/|$)).*)",
        headers: [
          {
            key: "Content-Security-Policy",
            value: process.env.NODE_ENV === "development" ? "frame-ancestors 'self'" : DATA_POLICY,
          },
        ],
      },
      {
        source: "/admin-worker.js",
        headers: [{ key: "Content-Security-Policy", value: WORKER_POLICY }],
      },
      {
        source: "/layout-canvas.html",
        headers: [{ key: "Content-Security-Policy", value: CANVAS_POLICY }],
      },
    ];
  },
  async redirects() {
    return [
      { source: "/fr", destination: "/", permanent: true },
      { source: "/fr/:path*", destination: "/:path*", permanent: true },
    ];
  },
  async rewrites() {
    // French has no prefix (§2). Before the files: `[locale]` would catch one-segment paths.
    return {
      beforeFiles: [
        { source: HASHED_FILE, destination: "/:folder/:name.:ending" },
        { source: "/", destination: "/fr" },
        { source: `/:path((?!${NOT_A_FRENCH_PAGE}).*)`, destination: "/fr/:path" },
      ],
      // A missing file is a missing page.
      afterFiles: [
        { source: "/:path((?!(?:api|_next|admin|fr|en)(?:/|$)).*)", destination: "/fr/:path" },
      ],
      fallback: [],
    };
  },
};

/** Messages are compiled at build: the parser of their syntax weighs more than a form does. */
const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/site/intl-request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withMessages(config);
