CREATE TABLE "booking" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"pickup" jsonb NOT NULL,
	"dropoff" jsonb,
	"stops" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"return_at" timestamp with time zone,
	"hours" numeric(4, 1),
	"passengers" smallint NOT NULL,
	"luggage" smallint NOT NULL,
	"id_vehicle" integer NOT NULL,
	"distance_km" numeric(7, 1) NOT NULL,
	"duration_min" integer NOT NULL,
	"is_estimate" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"customer_kind" text NOT NULL,
	"company" text,
	"flight_number" text,
	"train_number" text,
	"message" text,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "booking_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"minimum_notice_min" integer NOT NULL,
	"furthest_days" integer NOT NULL,
	"closures" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fare_supplement" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"percent" integer NOT NULL,
	"from" text,
	"until" text,
	CONSTRAINT "fare_supplement_id_site_code_unique" UNIQUE("id_site","code")
);
--> statement-breakpoint
ALTER TABLE "fare_supplement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ride" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"id_vehicle" integer NOT NULL,
	"leg" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"busy" "tstzrange" NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ride" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image" text,
	"seats" smallint NOT NULL,
	"luggage" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"flat_rate_cents" integer NOT NULL,
	"flat_rate_under_km" integer NOT NULL,
	"per_km_cents" integer NOT NULL,
	"hourly_cents" integer NOT NULL,
	"minimum_hours" numeric(4, 1) NOT NULL,
	"included_km_per_hour" integer NOT NULL,
	"extra_km_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "component" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"slug" text NOT NULL,
	"type" text NOT NULL,
	"conf" jsonb NOT NULL,
	CONSTRAINT "component_id_site_slug_unique" UNIQUE("id_site","slug")
);
--> statement-breakpoint
ALTER TABLE "component" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "element" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"route" text NOT NULL,
	"order" integer NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "element" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"promoted" boolean DEFAULT false NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_parent" integer,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	"is_text" boolean DEFAULT false NOT NULL,
	"show_in_menu" boolean DEFAULT false NOT NULL,
	"is_fixed_on_right" boolean DEFAULT false NOT NULL,
	"use_absolute_menu" boolean DEFAULT false NOT NULL,
	"reload" boolean DEFAULT false NOT NULL,
	"is_custom_header" boolean DEFAULT false NOT NULL,
	"is_custom_footer" boolean DEFAULT false NOT NULL,
	"menu_icon" text,
	"is_cms_page" boolean DEFAULT true NOT NULL,
	"route" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_translation" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_page" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"menu_title" text NOT NULL,
	"meta_description" text,
	"link" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"custom_header" jsonb,
	"custom_footer" jsonb,
	CONSTRAINT "page_translation_id_page_code_unique" UNIQUE("id_page","code"),
	CONSTRAINT "page_translation_id_site_code_url_unique" UNIQUE("id_site","code","url")
);
--> statement-breakpoint
ALTER TABLE "page_translation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"tags" text[] NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variation" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"event" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "outbox_id_site_event_recipient_unique" UNIQUE("id_site","event","recipient")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "address_type" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "address_type_id_site_value_unique" UNIQUE("id_site","value")
);
--> statement-breakpoint
ALTER TABLE "address_type" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"types" text[] NOT NULL,
	"firstname" text,
	"lastname" text,
	"address" text NOT NULL,
	"address_part2" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"note" jsonb
);
--> statement-breakpoint
ALTER TABLE "company_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"phone" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"birthdate" date,
	"password_hash" text NOT NULL,
	CONSTRAINT "user_id_site_email_unique" UNIQUE("id_site","email")
);
--> statement-breakpoint
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_app" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"app" text NOT NULL,
	"is_active" boolean NOT NULL,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "external_app_id_site_app_unique" UNIQUE("id_site","app")
);
--> statement-breakpoint
ALTER TABLE "external_app" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "language" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"deepl_code" text NOT NULL,
	"country" text NOT NULL,
	"flag" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_valid" boolean DEFAULT true NOT NULL,
	CONSTRAINT "language_id_site_code_unique" UNIQUE("id_site","code")
);
--> statement-breakpoint
ALTER TABLE "language" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logo" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"filename" text NOT NULL,
	"type" text NOT NULL,
	"online_image" jsonb,
	"alt" jsonb NOT NULL,
	CONSTRAINT "logo_id_site_type_unique" UNIQUE("id_site","type")
);
--> statement-breakpoint
ALTER TABLE "logo" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "parameter" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"value" text,
	"value_en" text,
	CONSTRAINT "parameter_id_site_type_unique" UNIQUE("id_site","type")
);
--> statement-breakpoint
ALTER TABLE "parameter" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site_font" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"family" text NOT NULL,
	"color" text,
	"size" real NOT NULL,
	"weight" smallint NOT NULL,
	"style" text DEFAULT 'normal' NOT NULL,
	CONSTRAINT "site_font_id_site_type_unique" UNIQUE("id_site","type")
);
--> statement-breakpoint
ALTER TABLE "site_font" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visit" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"from" text NOT NULL,
	"day" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visit_id_site_from_day_unique" UNIQUE("id_site","from","day")
);
--> statement-breakpoint
ALTER TABLE "visit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"development_url" text,
	"production_url" text,
	"server" text,
	"is_winemaker" boolean DEFAULT false NOT NULL,
	"is_e_commerce" boolean DEFAULT false NOT NULL,
	"is_building" boolean DEFAULT false NOT NULL,
	"technical_file_model" text,
	"dashboard_type" text,
	"style_variables" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fare_supplement" ADD CONSTRAINT "fare_supplement_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "element" ADD CONSTRAINT "element_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_id_parent_page_id_fk" FOREIGN KEY ("id_parent") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_id_page_page_id_fk" FOREIGN KEY ("id_page") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_type" ADD CONSTRAINT "address_type_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_address" ADD CONSTRAINT "company_address_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_app" ADD CONSTRAINT "external_app_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language" ADD CONSTRAINT "language_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter" ADD CONSTRAINT "parameter_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_font" ADD CONSTRAINT "site_font_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "calendar" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "fare_supplement" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "vehicle" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "component" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "element" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "news" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page_translation" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "service" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "variation" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "address_type" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "company_address" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "message" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "session" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "user" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "external_app" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "language" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "logo" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "parameter" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site_font" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "visit" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site" AS PERMISSIVE FOR ALL TO public USING (id = current_setting('app.id_site')::integer);