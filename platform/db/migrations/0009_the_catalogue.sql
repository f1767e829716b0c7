CREATE TABLE "access_point" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"add_line1" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "access_point_id_site_code_unique" UNIQUE("id_site","code")
);
--> statement-breakpoint
ALTER TABLE "access_point" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "award" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"translations" jsonb NOT NULL,
	"year" smallint NOT NULL,
	"medal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "award" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"delivery_type" text NOT NULL,
	"site_type" text,
	"service_code" text,
	"translations" jsonb NOT NULL,
	"days_from" smallint NOT NULL,
	"days_to" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "carrier_rate" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_carrier" integer NOT NULL,
	"country" text NOT NULL,
	"up_to_grams" integer NOT NULL,
	"up_to_bottles" integer NOT NULL,
	"price_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carrier_rate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "declination" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_product" integer NOT NULL,
	"order" integer NOT NULL,
	"reference" text NOT NULL,
	"values" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"capacity" numeric(7, 3),
	"capacity_unit" text,
	"sell_by_multiple_of" smallint DEFAULT 1 NOT NULL,
	"has_shipping_fees" boolean DEFAULT true NOT NULL,
	"weight_grams" integer NOT NULL,
	"id_stock" integer,
	"stock_units" smallint DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "declination_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "declination_price_positive" CHECK (price_cents > 0),
	CONSTRAINT "declination_stock_units_positive" CHECK (stock_units > 0)
);
--> statement-breakpoint
ALTER TABLE "declination" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "discount" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount_cents" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"most_uses" integer,
	"most_uses_per_person" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "discount_id_site_code_unique" UNIQUE("id_site","code"),
	CONSTRAINT "discount_uses_within" CHECK (uses >= 0 and (most_uses is null or uses <= most_uses))
);
--> statement-breakpoint
ALTER TABLE "discount" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"translations" jsonb NOT NULL,
	"vintage" smallint,
	"appellation" text,
	"alcohol" numeric(4, 1),
	"grape_varieties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meal_icons" text[] DEFAULT '{}' NOT NULL,
	"recommended" text[] DEFAULT '{}' NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"has_file" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"price_cents" integer,
	"search_fr" text GENERATED ALWAYS AS (left(lower(translate(coalesce(translations->'fr_FR'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'fr_FR'->>'summary', ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy') collate "C"), 600)) STORED,
	"search_en" text GENERATED ALWAYS AS (left(lower(translate(coalesce(translations->'en'->>'name', '') || ' ' || coalesce(appellation, '')
      || ' ' || reference || ' ' || coalesce(jsonb_path_query_array(grape_varieties, '$[*].name')::text, '')
      || ' ' || coalesce(translations->'en'->>'summary', ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy') collate "C"), 600)) STORED,
	CONSTRAINT "product_id_site_reference_unique" UNIQUE("id_site","reference")
);
--> statement-breakpoint
ALTER TABLE "product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schedule" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_address" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"from" text NOT NULL,
	"until" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "schedule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"reference" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "stock_never_negative" CHECK (quantity >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_point" ADD CONSTRAINT "access_point_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_carrier_carrier_id_fk" FOREIGN KEY ("id_carrier") REFERENCES "public"."carrier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount" ADD CONSTRAINT "discount_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_address_company_address_id_fk" FOREIGN KEY ("id_address") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_id_product_index" ON "award" USING btree ("id_product");--> statement-breakpoint
CREATE INDEX "carrier_rate_id_carrier_index" ON "carrier_rate" USING btree ("id_carrier");--> statement-breakpoint
CREATE INDEX "declination_id_product_index" ON "declination" USING btree ("id_product");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "access_point" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "award" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier_rate" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "declination" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "product" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "schedule" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "stock" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);