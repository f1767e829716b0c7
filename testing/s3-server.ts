import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "@/platform/media/store/s3-store";

export interface S3Fault {
  /** Status that it is answered with; it has no effect. */
  status?: number;
  /** True when the line goes dead before the answer. */
  hangUp?: boolean;
  /** True when no answer comes at all. */
  isSilent?: boolean;
}

export interface TestS3Server {
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Calls that came, as `PUT /bucket/media/901/…`. */
  calls: string[];
  /** Fault of all calls, until it is taken away. */
  fault: S3Fault | undefined;
  /** Callback once a file is kept, before that is answered. */
  onPut: (() => void) | undefined;
  close(): Promise<void>;
}

/**
 * Opens an S3-compatible storage on a port of its own of this machine. It works out each signature
 * by itself, as the storage's makers describe it (Signature Version 4), and refuses requests with
 * another signature, requests changed since they were signed, and requests signed long ago.
 */
export async function openS3Server(): Promise<TestS3Server> {
  const account = {
    region: "fr-test-1",
    bucket: "media-of-tests",
    accessKeyId: "AKTESTKEY",
    secretAccessKey: "a/secret+of=tests",
  };
  const server = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    opened.calls.push(`${method} ${url}`);
    const body = await buffer(request);
    const { status, hangUp, isSilent } = opened.fault ?? {};
    if (isSilent) return;
    if (hangUp) return void request.socket.destroy();
    if (status) return void response.writeHead(status).end("<Error/>");
    if (!isSigned(request, body, account)) return void response.writeHead(403).end("<Error/>");
    if (!url.startsWith(`/${account.bucket}/`)) return void response.writeHead(404).end("<Error/>");
    if (method === "PUT") {
      opened.objects.set(url, body);
      opened.onPut?.();
      return void response.writeHead(200).end();
    }
    if (method === "DELETE") {
      opened.objects.delete(url);
      return void response.writeHead(204).end();
    }
    const object = method === "GET" ? opened.objects.get(url) : undefined;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (object && from !== undefined) {
      const part = object.subarray(Number(from), Number(to) + 1);
      const said = `bytes ${from}-${Number(from) + part.length - 1}/${object.length}`;
      if (part.length === 0) return void response.writeHead(416).end();
      return void response.writeHead(206, { "content-range": said }).end(part);
    }
    response.writeHead(object ? 200 : 404).end(object ?? "<Error/>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const opened: TestS3Server = {
    settings: { ...account, endpoint: `http://127.0.0.1:${port}` },
    objects: new Map(),
    calls: [],
    fault: undefined,
    onPut: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return opened;
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

/** Headers that have to be signed, so that a request cannot be changed. */
const SIGNED = ["host", "x-amz-content-sha256", "x-amz-date"];

const MINUTES_15 = 15 * 60_000;

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

function isSigned(
  { method = "", url = "", headers }: IncomingMessage,
  body: Buffer,
  account: Pick<S3Settings, "region" | "accessKeyId" | "secretAccessKey">,
): boolean {
  const [, keyId, day = "", region = "", names = "", signature] =
    SIGNATURE.exec(headers.authorization ?? "") ?? [];
  const signed = names.split(";");
  if (keyId !== account.accessKeyId || region !== account.region) return false;
  if (!SIGNED.every((name) => signed.includes(name))) return false;
  const at = String(headers["x-amz-date"]);
  const iso = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  if (!at.startsWith(day) || Math.abs(Date.now() - Date.parse(iso)) > MINUTES_15) return false;
  const hash = String(headers["x-amz-content-sha256"]);
  if (hash !== "UNSIGNED-PAYLOAD" && hash !== sha256(body)) return false;
  const [path = "", query = ""] = url.split("?");
  const request = [
    method,
    path,
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    hash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", at, scope, sha256(request)].join("\n");
  const keys = [day, region, "s3", "aws4_request"];
  const key = keys.reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`);
  return hmac(key, text).toString("hex") === signature;
}
