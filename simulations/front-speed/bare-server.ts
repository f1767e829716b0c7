import { createServer } from "node:http";

/** Sends the same bytes to everybody. Run it with a port; the answer comes by IPC. */
const port = Number(process.argv[2]);
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes);
  });
  server.listen(port, "127.0.0.1", () => process.send?.("ready"));
});
