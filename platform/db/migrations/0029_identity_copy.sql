CREATE TABLE "identity_copy" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"stored_as" text NOT NULL,
	CONSTRAINT "identity_copy_stored_as_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
ALTER TABLE "identity_copy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity_copy" ADD CONSTRAINT "identity_copy_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_copy" ADD CONSTRAINT "identity_copy_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_copy_of_booking" ON "identity_copy" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "identity_copy_id_site_index" ON "identity_copy" USING btree ("id_site");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "identity_copy" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);