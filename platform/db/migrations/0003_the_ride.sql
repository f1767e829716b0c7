CREATE TABLE "booking_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"note" text,
	"amount_cents" integer,
	CONSTRAINT "booking_event_id_booking_sequence_unique" UNIQUE("id_booking","sequence")
);
--> statement-breakpoint
ALTER TABLE "booking_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deadline" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"id_booking" integer,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"died_at" timestamp with time zone,
	CONSTRAINT "deadline_id_site_kind_subject_unique" UNIQUE("id_site","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "deadline" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"cause" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "paper_id_site_series_year_sequence_unique" UNIQUE("id_site","series","year","sequence"),
	CONSTRAINT "paper_id_site_cause_unique" UNIQUE("id_site","cause")
);
--> statement-breakpoint
ALTER TABLE "paper" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper_file" (
	"id_paper" integer PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"pdf" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paper_number" (
	"id_site" integer NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_number_id_site_series_year_pk" PRIMARY KEY("id_site","series","year")
);
--> statement-breakpoint
ALTER TABLE "paper_number" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pay_link" (
	"code" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"purpose" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"gateway_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_method_gateway_id_unique" UNIQUE("method","gateway_id"),
	CONSTRAINT "payment_refund_within" CHECK (refunded_cents >= 0 and (refunded_cents = 0 or (status = 'PAID' and refunded_cents <= amount_cents))),
	CONSTRAINT "payment_amount_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"gateway" text NOT NULL,
	"notice_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_notice_gateway_notice_id_unique" UNIQUE("gateway","notice_id")
);
--> statement-breakpoint
ALTER TABLE "payment_notice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"id_payment" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"gateway_refund_id" text,
	CONSTRAINT "refund_amount_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "refund" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_gateway_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order_key" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"notices" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_gateway_payment_id_site_order_key_unique" UNIQUE("id_site","order_key")
);
--> statement-breakpoint
ALTER TABLE "test_gateway_payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_gateway_refund" (
	"id" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_gateway_payment" text NOT NULL,
	"refund_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "test_gateway_refund_id_site_refund_key_unique" UNIQUE("id_site","refund_key")
);
--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "id_vehicle" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "key" text;--> statement-breakpoint
UPDATE "booking" SET "status" = 'AWAITING_DEPOSIT' WHERE "status" = 'RECEIVED';--> statement-breakpoint
UPDATE "booking" SET "key" = replace(gen_random_uuid()::text, '-', '');--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "company_key" text;--> statement-breakpoint
UPDATE "booking" SET "company_key" = replace(gen_random_uuid()::text, '-', '');--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "company_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "force_majeure_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
UPDATE "booking" SET "deposit_cents" = CASE WHEN "total_cents" < 30000 THEN least(2000, "total_cents") ELSE round("total_cents" * 0.3) END;--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "deposit_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "emissions_kg" numeric(7, 1);--> statement-breakpoint
UPDATE "booking" SET "emissions_kg" = round("distance_km" * 0.15, 1);--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "emissions_kg" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "calendar_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "ride" ADD COLUMN "origin" jsonb;--> statement-breakpoint
UPDATE "ride" SET "origin" = CASE WHEN "ride"."leg" = 'RETURN' THEN coalesce(b."dropoff", b."pickup") ELSE b."pickup" END FROM "booking" b WHERE b."id" = "ride"."id_booking";--> statement-breakpoint
ALTER TABLE "ride" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ride" ADD COLUMN "destination" jsonb;--> statement-breakpoint
UPDATE "ride" SET "destination" = CASE WHEN "ride"."leg" = 'RETURN' THEN b."pickup" ELSE coalesce(b."dropoff", b."pickup") END FROM "booking" b WHERE b."id" = "ride"."id_booking";--> statement-breakpoint
ALTER TABLE "ride" ALTER COLUMN "destination" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "co2_grams_per_km" integer DEFAULT 150 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'MAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "died_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_file" ADD CONSTRAINT "paper_file_id_paper_paper_id_fk" FOREIGN KEY ("id_paper") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_file" ADD CONSTRAINT "paper_file_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_number" ADD CONSTRAINT "paper_number_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_payment_payment_id_fk" FOREIGN KEY ("id_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_payment" ADD CONSTRAINT "test_gateway_payment_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD CONSTRAINT "test_gateway_refund_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD CONSTRAINT "test_gateway_refund_id_gateway_payment_test_gateway_payment_id_fk" FOREIGN KEY ("id_gateway_payment") REFERENCES "public"."test_gateway_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("id_booking") WHERE status in ('OPEN', 'UNDER_WAY');--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "deadline" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper_file" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper_number" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "pay_link" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "payment" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "payment_notice" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "refund" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_payment" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_refund" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE INDEX "deadline_due" ON "deadline" ("due_at") WHERE "done_at" IS NULL AND "died_at" IS NULL;--> statement-breakpoint
CREATE FUNCTION "never_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was issued never changes: %', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_never_change" BEFORE UPDATE OR DELETE ON "paper" FOR EACH ROW EXECUTE FUNCTION "never_changes"();--> statement-breakpoint
CREATE TRIGGER "paper_files_never_change" BEFORE UPDATE OR DELETE ON "paper_file" FOR EACH ROW EXECUTE FUNCTION "never_changes"();--> statement-breakpoint
CREATE TRIGGER "what_happened_never_changes" BEFORE UPDATE ON "booking_event" FOR EACH ROW EXECUTE FUNCTION "never_changes"();
