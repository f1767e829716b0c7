CREATE TABLE "site_secret" (
	"id_site" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "site_secret_id_site_pk" PRIMARY KEY("id_site")
);
--> statement-breakpoint
ALTER TABLE "site_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "site_secret" ADD CONSTRAINT "site_secret_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site_secret" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);