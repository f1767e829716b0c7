import { mediaFolder } from "@/platform/backup/media-files";
import { folderStore } from "@/platform/media/store/folder-store";
import type { MediaStore } from "@/platform/media/store/media-store";
import type { PlatformEnvironment } from "./environment";

/** Chooses the bucket where one is configured, else the folder `media` of DATA_DIR. */
export async function chooseMediaStore(
  environment: Pick<
    PlatformEnvironment,
    | "DATA_DIR"
    | "S3_ENDPOINT"
    | "S3_REGION"
    | "S3_BUCKET"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY"
  >,
): Promise<MediaStore> {
  const {
    DATA_DIR,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) {
    return folderStore(mediaFolder(DATA_DIR));
  }
  const { s3Store } = await import("@/platform/media/store/s3-store");
  return s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey });
}
