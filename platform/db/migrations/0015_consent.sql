CREATE TABLE "consent_choice" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"visitor" uuid NOT NULL,
	"language" text NOT NULL,
	"edition" text NOT NULL,
	"shown" text[] NOT NULL,
	"accepted" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "measured_page" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"day" text NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "measured_page_id_site_day_path_unique" UNIQUE("id_site","day","path")
);
--> statement-breakpoint
ALTER TABLE "measured_page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "consent_choice" ADD CONSTRAINT "consent_choice_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measured_page" ADD CONSTRAINT "measured_page_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_choice_id_site_visitor_index" ON "consent_choice" USING btree ("id_site","visitor");--> statement-breakpoint
CREATE INDEX "consent_choice_id_site_at_index" ON "consent_choice" USING btree ("id_site","at");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "consent_choice" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "measured_page" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);