CREATE TABLE "unpaid_hold" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"holder" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "unpaid_hold_place_once" UNIQUE("id_site","holder","place"),
	CONSTRAINT "unpaid_hold_id_booking_holder_unique" UNIQUE("id_booking","holder"),
	CONSTRAINT "unpaid_hold_place_counts" CHECK (place > 0)
);
--> statement-breakpoint
ALTER TABLE "unpaid_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unpaid_hold" ADD CONSTRAINT "unpaid_hold_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_hold" ADD CONSTRAINT "unpaid_hold_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "unpaid_hold" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);