import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** What is no page: the API, files, the panel, and what already names its locale. */
const NOT_A_FRENCH_PAGE = "(?:api|_next|media|fonts|consent|admin|fr|en)(?:/|$)|.*\\.[^/]*$";

/** A file of `public` under the name that a browser may keep (`server/hash-files.ts`). */
const HASHED_FILE = "/:folder(media|fonts)/:name(.*)\\.:hash([0-9a-f]{12})\\.:ending(\\w+)";

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  },
];

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
  },
  images: { formats: ["image/webp"], deviceSizes: [480, 768, 996, 1200, 1600, 2400] },
  async headers() {
    return [
      { source: "/:path*", headers: SECURITY_HEADERS },
      {
        source: HASHED_FILE,
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      // Private pages have a policy of their own, from `middleware.ts`; answers of the API, theirs.
      {
        source: "/((?!api(?:/|$)).*)",
        headers: [{ key: "Content-Security-Policy", value: "frame-ancestors 'self'" }],
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
      // A file that is not there is a page that is not there.
      afterFiles: [
        { source: "/:path((?!(?:api|_next|admin|fr|en)(?:/|$)).*)", destination: "/fr/:path" },
      ],
      fallback: [],
    };
  },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
