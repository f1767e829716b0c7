CREATE TABLE "content_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"under" text NOT NULL,
	"code" text NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"is_current" boolean NOT NULL,
	CONSTRAINT "content_address_id_site_under_code_slug_unique" UNIQUE("id_site","under","code","slug")
);
--> statement-breakpoint
ALTER TABLE "content_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_item" (
	"type" text NOT NULL,
	"id" serial NOT NULL,
	"id_site" integer NOT NULL,
	"section" text,
	"rank" integer NOT NULL,
	"values" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_item_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
ALTER TABLE "content_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_published" (
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"code" text NOT NULL,
	"id_site" integer NOT NULL,
	"section" text,
	"rank" integer NOT NULL,
	"slug" text,
	"shown_from" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "content_published_type_id_item_code_pk" PRIMARY KEY("type","id_item","code")
);
--> statement-breakpoint
ALTER TABLE "content_published" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_revision" (
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"version" integer NOT NULL,
	"id_site" integer NOT NULL,
	"values" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"published" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "content_revision_type_id_item_version_pk" PRIMARY KEY("type","id_item","version")
);
--> statement-breakpoint
ALTER TABLE "content_revision" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "medium" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"src" text NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer,
	"alt" jsonb NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"licence" text,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medium_id_site_src_unique" UNIQUE("id_site","src")
);
--> statement-breakpoint
ALTER TABLE "medium" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_address" ADD CONSTRAINT "content_address_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_published" ADD CONSTRAINT "content_published_type_id_item_content_item_type_id_fk" FOREIGN KEY ("type","id_item") REFERENCES "public"."content_item"("type","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_type_id_item_content_item_type_id_fk" FOREIGN KEY ("type","id_item") REFERENCES "public"."content_item"("type","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium" ADD CONSTRAINT "medium_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_address_of_item" ON "content_address" USING btree ("type","id_item","code");--> statement-breakpoint
CREATE INDEX "content_item_in_order" ON "content_item" USING btree ("id_site","type","rank","id");--> statement-breakpoint
CREATE INDEX "content_item_by_change" ON "content_item" USING btree ("id_site","type","changed_at","id");--> statement-breakpoint
CREATE INDEX "content_by_rank" ON "content_published" USING btree ("id_site","type","code","section","rank","id_item");--> statement-breakpoint
CREATE INDEX "content_by_date" ON "content_published" USING btree ("id_site","type","code","shown_from","id_item");--> statement-breakpoint
CREATE INDEX "content_in_section_by_date" ON "content_published" USING btree ("id_site","type","code","section","shown_from","id_item");--> statement-breakpoint
CREATE INDEX "content_promoted" ON "content_published" USING btree ("id_site","type","code","shown_from") WHERE (fields ->> 'promoted')::boolean;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "content_address" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "content_item" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "content_published" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "content_revision" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "medium" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);