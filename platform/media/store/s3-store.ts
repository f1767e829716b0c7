import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import { type MediaKey, type MediaStore, MediaUnreachable } from "./media-store";

/** A bucket of an S3-compatible storage, and who may write into it. */
export interface S3Settings {
  /** Such as `https://s3.fr-par.scw.cloud`; the bucket follows in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the storage may take for one file, in milliseconds: somebody waits for it. */
const PATIENCE = 4_000;

/**
 * Keeps files in a bucket, under the paths by which the site serves them. The bucket is nobody's but
 * the platform's: visitors get a file from the site.
 * @param patience in milliseconds
 */
export function s3Store(settings: S3Settings, patience = PATIENCE): MediaStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    service: "s3",
    region,
    accessKeyId,
    secretAccessKey,
    // Who waits is told soon, and tries again.
    retries: 0,
  });
  const addressOf = (key: MediaKey) =>
    `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}${uploadedPath(key)}`;

  async function ask<T>(
    key: MediaKey,
    call: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
    readAnswer: (answer: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const signal = AbortSignal.timeout(patience);
      const answer = await client.fetch(addressOf(key), { ...call, signal, redirect: "error" });
      return await readAnswer(answer);
    } catch (error) {
      throw new MediaUnreachable(`${call.method} of a media file failed`, { cause: error });
    }
  }

  return {
    put: (key, content) => {
      const headers = {
        "Content-Type": uploadedFile(uploadedPath(key))?.contentType ?? "",
        // The storage refuses what came otherwise than it was sent.
        "X-Amz-Content-Sha256": createHash("sha256").update(content).digest("hex"),
      };
      return ask(key, { method: "PUT", headers, body: new Uint8Array(content) }, async (answer) => {
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The storage answered ${answer.status}`);
      });
    },
    read: (key) =>
      ask(key, { method: "GET" }, async (answer) => {
        const content = new Uint8Array(await answer.arrayBuffer());
        if (answer.status === 404) return undefined;
        if (answer.status !== 200) throw new Error(`The storage answered ${answer.status}`);
        return content;
      }),
  };
}
