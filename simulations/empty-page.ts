import { createServer } from "node:http";

/** Page with the element that the proof of the day looks for: no script, no font, no query. */
const PAGE = `<!doctype html><html lang="fr"><title>-</title><ol><li id="ride-0">-</li></ol></html>`;

/** Serves the smallest page, to measure the line by itself. */
export async function startEmptyPage(port: number): Promise<{ url: string; end: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}/`, end: () => server.close() };
}
