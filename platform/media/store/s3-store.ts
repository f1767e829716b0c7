import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import { askOutside, type OutsideAnswer } from "@/platform/outgoing/ask-outside";
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

/**
 * Keeps files in a bucket, under the paths by which the site serves them. The bucket is nobody's but
 * the platform's: visitors get a file from the site.
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
    try {
      const url = addressOf(key);
      const signer = new AwsV4Signer({ ...call, url, ...signing });
      const headers = Object.fromEntries((await signer.sign()).headers);
      return readAnswer(await askOutside("mediaBucket", url, { ...call, headers, patience }));
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
  };
}
