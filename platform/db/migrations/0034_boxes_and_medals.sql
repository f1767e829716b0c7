ALTER TABLE "award" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "declination" ADD COLUMN "is_packed_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_one_way_of_stock" CHECK (not is_packed_to_order or id_stock is null);--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "packed" jsonb DEFAULT '[]'::jsonb NOT NULL;
