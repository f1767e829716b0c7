CREATE TABLE "order_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"amount_cents" integer,
	CONSTRAINT "order_event_id_order_sequence_unique" UNIQUE("id_order","sequence")
);
--> statement-breakpoint
ALTER TABLE "order_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"id_declination" integer,
	"name" text NOT NULL,
	"declination" text NOT NULL,
	"reference" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "order_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"id_user" integer,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"customer_kind" text NOT NULL,
	"company" text,
	"billing" jsonb NOT NULL,
	"shipping" jsonb,
	"delivery_mode" text NOT NULL,
	"delivery" jsonb NOT NULL,
	"message" text,
	"discount_code" text,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"payment_method" text NOT NULL,
	"pay_until" timestamp with time zone,
	"birthdate" date,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shop_order_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "shop_order_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key"),
	CONSTRAINT "shop_order_adds_up" CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents and total_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"id_stock" integer NOT NULL,
	"units" integer NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "stock_hold_id_order_id_stock_unique" UNIQUE("id_order","id_stock"),
	CONSTRAINT "stock_hold_units" CHECK (units > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer,
	"discount_code" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_cart" text NOT NULL,
	"id_declination" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_line_id_cart_id_declination_unique" UNIQUE("id_cart","id_declination"),
	CONSTRAINT "cart_line_quantity" CHECK (quantity between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "cart_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "discount_use" (
	"id_site" integer NOT NULL,
	"id_discount" integer NOT NULL,
	"email" text NOT NULL,
	"uses" integer NOT NULL,
	"most" integer,
	CONSTRAINT "discount_use_id_discount_email_pk" PRIMARY KEY("id_discount","email"),
	CONSTRAINT "discount_use_within" CHECK (uses >= 0 and (most is null or uses <= most))
);
--> statement-breakpoint
ALTER TABLE "discount_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_point" ADD CONSTRAINT "access_point_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_carrier_carrier_id_fk" FOREIGN KEY ("id_carrier") REFERENCES "public"."carrier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_cart_cart_id_fk" FOREIGN KEY ("id_cart") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount" ADD CONSTRAINT "discount_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_discount_discount_id_fk" FOREIGN KEY ("id_discount") REFERENCES "public"."discount"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_address_company_address_id_fk" FOREIGN KEY ("id_address") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_id_order_index" ON "order_line" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "shop_order_id_user_index" ON "shop_order" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "award_id_product_index" ON "award" USING btree ("id_product");--> statement-breakpoint
CREATE INDEX "carrier_rate_id_carrier_index" ON "carrier_rate" USING btree ("id_carrier");--> statement-breakpoint
CREATE INDEX "cart_id_user_index" ON "cart" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "declination_id_product_index" ON "declination" USING btree ("id_product");--> statement-breakpoint
CREATE INDEX "product_id_site_is_active_order_index" ON "product" USING btree ("id_site","is_active","order");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "stock_hold" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "access_point" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "award" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier_rate" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "declination" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount_use" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "product" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "schedule" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "stock" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);