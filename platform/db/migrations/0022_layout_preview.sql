CREATE TABLE "page_layout_preview" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_layout" integer NOT NULL,
	"code_hash" text NOT NULL,
	"html" text NOT NULL,
	"css" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "page_layout_preview_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "page_layout_preview" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_layout_preview" ADD CONSTRAINT "page_layout_preview_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_layout_preview" ADD CONSTRAINT "page_layout_preview_id_layout_page_translation_id_fk" FOREIGN KEY ("id_layout") REFERENCES "public"."page_translation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_layout_preview_of_layout" ON "page_layout_preview" USING btree ("id_layout","id");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page_layout_preview" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);