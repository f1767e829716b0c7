import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import { askOutside, type OutsideAnswer } from "@/platform/outgoing/ask-outside";
import { DESTINATIONS } from "@/platform/outgoing/destinations";
import { type MediaKey, type MediaStore, MediaUnreachable } from "./media-store";

/** Least speed that is waited for: 250 kB a second. */
const BYTES_OF_A_MILLISECOND = 250;

/** Bucket of an S3-compatible storage, and the key to write into it. */
export interface S3Settings {
  /** Such as `https://s3.fr-par.scw.cloud`; the bucket follows in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Keeps files in a bucket, under the paths by which the site serves them. The bucket is the
 * platform's alone: visitors get a file from the site.
 * @param patience in place of the usual, in milliseconds
 */
export function s3Store(settings: S3Settings, patience?: number): MediaStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const signing = { service: "s3", region, accessKeyId, secretAccessKey };
  const addressOf = (key: MediaKey) =>
    `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}${uploadedPath(key)}`;

  async function ask<T>(
    key: MediaKey,
    call: { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
    readAnswer: (answer: OutsideAnswer) => T,
  ): Promise<T> {
    const { body } = call;
    const forBody = Math.ceil((body?.length ?? 0) / BYTES_OF_A_MILLISECOND);
    try {
      const url = addressOf(key);
      const signer = new AwsV4Signer({ ...call, url, ...signing });
      const headers = Object.fromEntries((await signer.sign()).headers);
      return readAnswer(
        await askOutside("mediaBucket", url, {
          ...call,
          headers,
          patience: (patience ?? DESTINATIONS.mediaBucket.patience) + forBody,
        }),
      );
    } catch (error) {
      throw new MediaUnreachable(`${call.method} of a media file failed`, { cause: error });
    }
  }

  return {
    put: (key, content) => {
      const headers = {
        "Content-Type": uploadedFile(uploadedPath(key))?.contentType ?? "application/octet-stream",
        // The storage refuses content that was altered on the way.
        "X-Amz-Content-Sha256": createHash("sha256").update(content).digest("hex"),
      };
      return ask(key, { method: "PUT", headers, body: new Uint8Array(content) }, ({ status }) => {
        if (status !== 200) throw new Error(`The storage answered ${status}`);
      });
    },
    read: (key) =>
      ask(key, { method: "GET" }, ({ status, body }) => {
        if (status === 404) return undefined;
        if (status !== 200) throw new Error(`The storage answered ${status}`);
        return new Uint8Array(body);
      }),
    readPart: (key, { from, length }) => {
      const headers = { Range: `bytes=${from}-${from + length - 1}` };
      return ask(key, { method: "GET", headers }, ({ status, headers: said, body }) => {
        if (status === 404) return undefined;
        const [, total] = /\/(\d+)$/.exec(said["content-range"] ?? "") ?? [];
        if (status === 416) return { content: new Uint8Array(), total: Number(total ?? 0) };
        if (status !== 206 || total === undefined) {
          throw new Error(`The storage answered ${status}`);
        }
        return { content: new Uint8Array(body), total: Number(total) };
      });
    },
    remove: (key) =>
      ask(key, { method: "DELETE" }, ({ status }) => {
        if (![200, 204, 404].includes(status)) throw new Error(`The storage answered ${status}`);
      }),
  };
}
