import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openS3Server } from "@/testing/s3-server";
import { chooseMediaStore } from "./choose-media-store";

const KEY = { idSite: 901, name: `${"1".repeat(64)}.svg` };

it("keeps media in the bucket where one is configured, else in DATA_DIR", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "choose-media-"));
  const s3 = await openS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const inBucket = await chooseMediaStore({
    DATA_DIR,
    S3_ENDPOINT: `${endpoint}/`,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  await inBucket.put(KEY, Buffer.from("x"));
  expect([s3.objects.size, await readdir(DATA_DIR)]).toEqual([1, []]);
  await s3.close();
  await (await chooseMediaStore({ DATA_DIR })).put(KEY, Buffer.from("x"));
  expect(await readdir(join(DATA_DIR, "media", "901"))).toEqual([KEY.name]);
  await rm(DATA_DIR, { recursive: true });
});
