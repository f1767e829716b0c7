ALTER TABLE "booking" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "erased_at" timestamp with time zone;