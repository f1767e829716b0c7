CREATE TABLE "restock_request" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_declination" integer NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_request_code_unique" UNIQUE("code"),
	CONSTRAINT "restock_request_once" UNIQUE("id_site","id_declination","email")
);
--> statement-breakpoint
ALTER TABLE "restock_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restock_request" ADD CONSTRAINT "restock_request_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_request" ADD CONSTRAINT "restock_request_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restock_request_id_declination_index" ON "restock_request" USING btree ("id_declination");--> statement-breakpoint
CREATE INDEX "restock_request_id_site_email_index" ON "restock_request" USING btree ("id_site","email");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "restock_request" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);