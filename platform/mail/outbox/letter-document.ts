/**
 * Policy for a letter's HTML where it is shown: it keeps its look, and opens its links beside the
 * page. It runs no script, sends no form, and belongs to no origin.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/** Answers with a mail's HTML for a frame: its links open in another tab. */
export const letterDocument = (html: string): Response =>
  new Response(html.replace("<head>", '<head><base target="_blank">'), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
    },
  });
