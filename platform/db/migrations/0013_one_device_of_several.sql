ALTER TABLE "known_device" DROP CONSTRAINT "known_device_pkey";--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_device_hash_id_user_pk" PRIMARY KEY("device_hash","id_user");
