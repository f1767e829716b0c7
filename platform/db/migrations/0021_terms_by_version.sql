CREATE TABLE "terms_version" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_version_id_site_language_version_unique" UNIQUE("id_site","language","version"),
	CONSTRAINT "terms_version_id_site_language_hash_unique" UNIQUE("id_site","language","hash")
);
--> statement-breakpoint
ALTER TABLE "terms_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "id_terms" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "id_terms" integer;--> statement-breakpoint
ALTER TABLE "terms_version" ADD CONSTRAINT "terms_version_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_terms_terms_version_id_fk" FOREIGN KEY ("id_terms") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_terms_terms_version_id_fk" FOREIGN KEY ("id_terms") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "terms_version" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE TRIGGER "terms_never_change" BEFORE UPDATE OR DELETE ON "terms_version" FOR EACH ROW EXECUTE FUNCTION "never_changes"();
