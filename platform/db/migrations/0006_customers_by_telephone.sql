ALTER TABLE "customer" DROP CONSTRAINT "customer_id_site_email_unique";--> statement-breakpoint
DROP INDEX "booking_by_address";--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "address_key" text GENERATED ALWAYS AS (lower(coalesce(email, phone))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "address_key" text GENERATED ALWAYS AS (coalesce(email, phone)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_by_phone" ON "customer" USING btree ("id_site","phone");--> statement-breakpoint
CREATE INDEX "booking_by_address" ON "booking" USING btree ("id_site","address_key");--> statement-breakpoint
ALTER TABLE "booking" DROP COLUMN "email_key";--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_id_site_address_key_unique" UNIQUE("id_site","address_key");