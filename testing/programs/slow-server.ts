import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { stopGracefully } from "@/platform/http/graceful-stop";

/**
 * Answers in two halves, a second apart, and says when it has begun an answer, and when it closes
 * its resources. For "/busy" it is deaf at first.
 */
const server = createServer(async (request, response) => {
  response.setHeader("Content-Length", 8);
  if (request.url === "/early") response.write("half");
  process.stdout.write("begun\n");
  if (request.url === "/busy") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await setTimeout(1_000);
  if (request.url !== "/early") response.write("half");
  response.end("half");
});
stopGracefully(server, {
  close: async () => void process.stdout.write("closed\n"),
  beforeClosing: Number(process.env.BEFORE_CLOSING ?? 0),
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === "object" ? address?.port : ""}\n`);
});
