import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Request whose headers are sent as they are, `Host` too. */
export interface AskedPage {
  path: string;
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
}

/** Answer, unpacked. */
export interface AnsweredPage {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Asks a server of this machine for a page. @throws Error when the connection fails */
export async function askPage(
  origin: string,
  { path, method = "GET", headers = {} }: AskedPage,
): Promise<AnsweredPage> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, path, method, headers, agent }, async (answer) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        const packed = Buffer.concat(chunks);
        const body = unpack(packed, answer.headers["content-encoding"]).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      } catch (error) {
        reject(error);
      }
    });
    asked.once("error", reject);
    asked.end();
  });
}

function unpack(packed: Buffer, encoding: string | undefined): Buffer {
  if (packed.length === 0) return packed;
  if (encoding === "br") return brotliDecompressSync(packed);
  return encoding === "gzip" ? gunzipSync(packed) : packed;
}
