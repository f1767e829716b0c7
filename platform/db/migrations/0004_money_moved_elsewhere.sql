CREATE TABLE "dispute_movement" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_dispute" integer NOT NULL,
	"gateway_movement_id" text NOT NULL,
	"taken_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_movement_once" UNIQUE("gateway_movement_id")
);
--> statement-breakpoint
ALTER TABLE "dispute_movement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"id_business_invoice" integer,
	"id_payment" integer NOT NULL,
	"gateway_dispute_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_once" UNIQUE("gateway_dispute_id"),
	CONSTRAINT "dispute_of_one" CHECK (num_nonnulls(id_booking, id_order, id_business_invoice) = 1),
	CONSTRAINT "dispute_amount_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "dispute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gateway_comparison" (
	"id_site" integer NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_comparison_id_site_pk" PRIMARY KEY("id_site")
);
--> statement-breakpoint
ALTER TABLE "gateway_comparison" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "money_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"id_payment" integer,
	"id_dispute" integer,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"gone_at" timestamp with time zone,
	CONSTRAINT "money_event_once" UNIQUE("id_site","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "money_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_gateway_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_gateway_payment" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "test_gateway_dispute_id_gateway_payment_unique" UNIQUE("id_gateway_payment")
);
--> statement-breakpoint
ALTER TABLE "test_gateway_dispute" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "disputed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "lost_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "test_gateway_payment" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD COLUMN "has_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_movement" ADD CONSTRAINT "dispute_movement_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_movement" ADD CONSTRAINT "dispute_movement_id_dispute_dispute_id_fk" FOREIGN KEY ("id_dispute") REFERENCES "public"."dispute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_id_business_invoice_business_invoice_id_fk" FOREIGN KEY ("id_business_invoice") REFERENCES "public"."business_invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_id_payment_payment_id_fk" FOREIGN KEY ("id_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_comparison" ADD CONSTRAINT "gateway_comparison_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_id_payment_payment_id_fk" FOREIGN KEY ("id_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_event" ADD CONSTRAINT "money_event_id_dispute_dispute_id_fk" FOREIGN KEY ("id_dispute") REFERENCES "public"."dispute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_dispute" ADD CONSTRAINT "test_gateway_dispute_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_dispute" ADD CONSTRAINT "test_gateway_dispute_id_gateway_payment_test_gateway_payment_id_fk" FOREIGN KEY ("id_gateway_payment") REFERENCES "public"."test_gateway_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_movement_by_day" ON "dispute_movement" USING btree ("id_site","at");--> statement-breakpoint
CREATE INDEX "dispute_movement_of" ON "dispute_movement" USING btree ("id_dispute");--> statement-breakpoint
CREATE INDEX "dispute_of_payment" ON "dispute" USING btree ("id_payment");--> statement-breakpoint
CREATE INDEX "money_event_listed" ON "money_event" USING btree ("id_site","recorded_at","id");--> statement-breakpoint
CREATE INDEX "refund_by_failure" ON "refund" USING btree ("id_site","failed_at") WHERE failed_at is not null;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_once_at_gateway" UNIQUE("gateway_refund_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_back_within" CHECK (disputed_cents >= 0 and lost_cents >= 0 and (disputed_cents + lost_cents = 0 or (status = 'PAID' and refunded_cents + disputed_cents + lost_cents <= amount_cents)));--> statement-breakpoint
CREATE POLICY "only_its_site" ON "dispute_movement" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "dispute" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "gateway_comparison" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "money_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_dispute" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);
--> statement-breakpoint
-- What the company took itself goes back by its hand.
UPDATE "refund" SET "is_by_hand" = true FROM "payment" WHERE "payment"."id" = "refund"."id_payment" AND "payment"."method" IN ('CASH', 'TRANSFER', 'TERMINAL');
