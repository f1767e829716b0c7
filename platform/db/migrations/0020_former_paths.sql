CREATE TABLE "page_former_path" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"id_page" integer NOT NULL,
	CONSTRAINT "page_former_path_id_site_code_path_unique" UNIQUE("id_site","code","path")
);
--> statement-breakpoint
ALTER TABLE "page_former_path" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_former_path" ADD CONSTRAINT "page_former_path_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_former_path_of_page" ON "page_former_path" USING btree ("id_page","code");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page_former_path" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);