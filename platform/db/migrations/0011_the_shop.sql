CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer,
	"discount_code" text,
	"created_at" timestamp with time zone NOT NULL,
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
	CONSTRAINT "cart_line_quantity_within" CHECK (quantity between 1 and 600)
);
--> statement-breakpoint
ALTER TABLE "cart_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "discount_use" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_discount" integer NOT NULL,
	"id_order" integer NOT NULL,
	"person" text NOT NULL,
	"ordinal" integer NOT NULL,
	"most_of_person" integer,
	CONSTRAINT "discount_use_id_order_unique" UNIQUE("id_order"),
	CONSTRAINT "discount_use_id_discount_person_ordinal_unique" UNIQUE("id_discount","person","ordinal"),
	CONSTRAINT "discount_use_within" CHECK (ordinal > 0 and (most_of_person is null or ordinal <= most_of_person))
);
--> statement-breakpoint
ALTER TABLE "discount_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"note" text,
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
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"declination_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"id_stock" integer,
	"stock_units" integer NOT NULL,
	CONSTRAINT "order_line_id_order_order_unique" UNIQUE("id_order","order"),
	CONSTRAINT "order_line_quantity_positive" CHECK (quantity > 0 and price_cents > 0 and stock_units > 0)
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
	"company_key" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"id_user" integer,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"birthdate" date,
	"customer_kind" text NOT NULL,
	"company" text,
	"billing" jsonb NOT NULL,
	"delivery" jsonb,
	"message" text,
	"mode" text NOT NULL,
	"id_carrier" integer,
	"carrier" jsonb,
	"access_point" jsonb,
	"id_address" integer,
	"collect_date" date,
	"collect_from" text,
	"collect_until" text,
	"bottles" integer NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_code" text,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"discount_fees_cents" integer DEFAULT 0 NOT NULL,
	"fees_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vats" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"pay_until" timestamp with time zone,
	"tracking_number" text,
	"tracking_url" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"holds_stock" boolean NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_order_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "shop_order_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key"),
	CONSTRAINT "shop_order_adds_up" CHECK (total_cents = subtotal_cents - discount_cents + fees_cents and total_cents >= 0
        and discount_cents between 0 and subtotal_cents and discount_fees_cents >= 0 and fees_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "paper" ALTER COLUMN "id_booking" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_link" ALTER COLUMN "id_booking" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "id_booking" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "id_booking" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deadline" ADD COLUMN "id_order" integer;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "id_order" integer;--> statement-breakpoint
ALTER TABLE "pay_link" ADD COLUMN "id_order" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "id_order" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "id_order" integer;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_cart_cart_id_fk" FOREIGN KEY ("id_cart") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_discount_discount_id_fk" FOREIGN KEY ("id_discount") REFERENCES "public"."discount"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_carrier_carrier_id_fk" FOREIGN KEY ("id_carrier") REFERENCES "public"."carrier"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_address_company_address_id_fk" FOREIGN KEY ("id_address") REFERENCES "public"."company_address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_of_a_member" ON "cart" USING btree ("id_user") WHERE id_user is not null;--> statement-breakpoint
CREATE INDEX "cart_updated_at_index" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "shop_order_id_user_index" ON "shop_order" USING btree ("id_user");--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open_of_order" ON "payment" USING btree ("id_order") WHERE status in ('OPEN', 'UNDER_WAY');--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_of_one" CHECK (num_nonnulls(id_booking, id_order) = 1);--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_of_one" CHECK (num_nonnulls(id_booking, id_order) = 1);--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_one" CHECK (num_nonnulls(id_booking, id_order) = 1);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of_one" CHECK (num_nonnulls(id_booking, id_order) = 1);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount_use" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);