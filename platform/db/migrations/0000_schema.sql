CREATE TABLE "alert_choice" (
	"id_user" integer PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"silenced" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_choice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_device" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_device_once" UNIQUE("id_site","endpoint"),
	CONSTRAINT "push_device_over_https" CHECK (endpoint like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "push_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_key" (
	"id_site" integer NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_key_id_site_pk" PRIMARY KEY("id_site")
);
--> statement-breakpoint
ALTER TABLE "push_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_user" integer,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_note" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_user" integer,
	"by" text NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "booking_note_id_booking_receipt_unique" UNIQUE("id_booking","receipt")
);
--> statement-breakpoint
ALTER TABLE "booking_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_series" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"until_day" date NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_series_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "booking_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "series_booking" (
	"id_site" integer NOT NULL,
	"id_series" integer NOT NULL,
	"day" date NOT NULL,
	"id_booking" integer NOT NULL,
	CONSTRAINT "series_booking_id_series_day_pk" PRIMARY KEY("id_series","day"),
	CONSTRAINT "series_booking_id_booking_unique" UNIQUE("id_booking")
);
--> statement-breakpoint
ALTER TABLE "series_booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"note" text,
	"amount_cents" integer,
	"event" text NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "booking_event_id_booking_sequence_unique" UNIQUE("id_booking","sequence")
);
--> statement-breakpoint
ALTER TABLE "booking_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"reference" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"key" text NOT NULL,
	"company_key" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"id_user" integer,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone" text NOT NULL,
	"customer_kind" text NOT NULL,
	"company" text,
	"message" text,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"id_terms" integer,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"confirmed_at" timestamp with time zone,
	"force_majeure_since" timestamp with time zone,
	"pay_until" timestamp with time zone,
	"held_until" timestamp with time zone,
	"kind" text NOT NULL,
	"pickup" jsonb NOT NULL,
	"dropoff" jsonb,
	"stops" jsonb NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"return_at" timestamp with time zone,
	"hours" numeric(4, 1),
	"passengers" smallint NOT NULL,
	"luggage" smallint NOT NULL,
	"id_vehicle" integer,
	"distance_km" numeric(7, 1) NOT NULL,
	"duration_min" integer NOT NULL,
	"is_estimate" boolean NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"deposit_cents" integer NOT NULL,
	"due_cents" integer DEFAULT 0 NOT NULL,
	"emissions_kg" numeric(7, 1) NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"address" text,
	"flight_number" text,
	"train_number" text,
	"id_business" integer,
	"cost_centre" text,
	"id_business_invoice" integer,
	CONSTRAINT "booking_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "booking_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key"),
	CONSTRAINT "booking_invoiced_to_its_business" CHECK (id_business_invoice is null or id_business is not null)
);
--> statement-breakpoint
ALTER TABLE "booking" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text DEFAULT 'RIDE' NOT NULL,
	"name" text NOT NULL,
	"minimum_notice_min" integer,
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
CREATE TABLE "ride_step" (
	"id_site" integer NOT NULL,
	"id_ride" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ride_step_id_ride_step_pk" PRIMARY KEY("id_ride","step")
);
--> statement-breakpoint
ALTER TABLE "ride_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ride" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"id_vehicle" integer NOT NULL,
	"id_driver" integer,
	"leg" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"origin" jsonb NOT NULL,
	"destination" jsonb NOT NULL,
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
	"extra_km_cents" integer NOT NULL,
	"co2_grams_per_km" integer DEFAULT 150 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vehicle" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_invoice" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_business" integer NOT NULL,
	"month" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"due_day" date NOT NULL,
	"due_cents" integer NOT NULL,
	CONSTRAINT "business_invoice_one_a_month" UNIQUE("id_site","id_business","month"),
	CONSTRAINT "business_invoice_of_month" CHECK (extract(day from month) = 1),
	CONSTRAINT "business_invoice_due_positive" CHECK (due_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "business_invoice" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_member" (
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_business" integer NOT NULL,
	"cost_centre" text,
	CONSTRAINT "business_member_id_user_pk" PRIMARY KEY("id_user")
);
--> statement-breakpoint
ALTER TABLE "business_member" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"siret" text,
	"vat_number" text,
	"contact" text,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"cost_centres" text[] DEFAULT '{}' NOT NULL,
	"payment_days" smallint NOT NULL,
	"is_month_end" boolean NOT NULL,
	"discount_percent" smallint NOT NULL,
	"asks_deposit" boolean NOT NULL,
	"is_invoiced_by_itself" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_discount_within" CHECK (discount_percent between 0 and 50),
	CONSTRAINT "business_payment_days_within" CHECK (payment_days between 0 and 45)
);
--> statement-breakpoint
ALTER TABLE "business" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "due_reminder" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"day" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_reminder_one_a_day" UNIQUE("id_site","kind","subject","day")
);
--> statement-breakpoint
ALTER TABLE "due_reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "busy_calendar" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"id_vehicle" integer,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "busy_calendar" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "busy_time" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_calendar" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_time_has_length" CHECK (end_at > start_at)
);
--> statement-breakpoint
ALTER TABLE "busy_time" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "product_word" (
	"id_site" integer NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"id_product" integer NOT NULL,
	CONSTRAINT "product_word_id_site_language_word_id_product_pk" PRIMARY KEY("id_site","language","word","id_product")
);
--> statement-breakpoint
ALTER TABLE "product_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "closing" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"follows" date,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"previous_hash" text,
	"hash" text NOT NULL,
	CONSTRAINT "closing_id_site_until_day_unique" UNIQUE("id_site","until_day"),
	CONSTRAINT "closing_followed_once" UNIQUE("id_site","follows"),
	CONSTRAINT "closing_without_gap" CHECK (follows = from_day - 1),
	CONSTRAINT "closing_of_days" CHECK (until_day >= from_day),
	CONSTRAINT "closing_chained" CHECK ((follows is null) = (previous_hash is null))
);
--> statement-breakpoint
ALTER TABLE "closing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "page" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_parent" integer,
	"order" integer NOT NULL,
	"type" text NOT NULL,
	"role" text,
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
	"route" text NOT NULL,
	CONSTRAINT "page_id_site_role_unique" UNIQUE("id_site","role")
);
--> statement-breakpoint
ALTER TABLE "page" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"tags" text[] NOT NULL,
	"translations" jsonb NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL
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
CREATE TABLE "customer_merge" (
	"id_site" integer NOT NULL,
	"id_merged" integer PRIMARY KEY NOT NULL,
	"id_customer" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_merge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_note" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_customer" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_user" integer,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_note" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"id_user" integer,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text,
	"kind" text NOT NULL,
	"company" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_id_user_unique" UNIQUE("id_user"),
	CONSTRAINT "customer_id_site_email_unique" UNIQUE("id_site","email"),
	CONSTRAINT "customer_email_lower" CHECK (email = lower(email))
);
--> statement-breakpoint
ALTER TABLE "customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity_check" (
	"id_booking" integer PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_user" integer,
	"by" text NOT NULL,
	"document" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_check" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deadline" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"died_at" timestamp with time zone,
	CONSTRAINT "deadline_id_site_kind_subject_unique" UNIQUE("id_site","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "deadline" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "discount" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"code" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "paper" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"id_business_invoice" integer,
	"cause" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "paper_id_site_series_year_sequence_unique" UNIQUE("id_site","series","year","sequence"),
	CONSTRAINT "paper_id_site_cause_unique" UNIQUE("id_site","cause"),
	CONSTRAINT "paper_of_one" CHECK (num_nonnulls(id_booking, id_order, id_business_invoice) = 1)
);
--> statement-breakpoint
ALTER TABLE "paper" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "known_device" (
	"device_hash" text NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_device_hash_id_user_pk" PRIMARY KEY("device_hash","id_user")
);
--> statement-breakpoint
ALTER TABLE "known_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_address" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"types" text[] NOT NULL,
	"firstname" text,
	"lastname" text,
	"address" text NOT NULL,
	"address_part2" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_address" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "member_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_list" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"order" integer NOT NULL,
	"translations" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriber_code_unique" UNIQUE("code"),
	CONSTRAINT "newsletter_subscriber_id_site_email_unique" UNIQUE("id_site","email")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"id_site" integer NOT NULL,
	"id_subscriber" integer NOT NULL,
	"id_list" integer NOT NULL,
	CONSTRAINT "newsletter_subscription_id_subscriber_id_list_pk" PRIMARY KEY("id_subscriber","id_list")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "registration" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"details" jsonb NOT NULL,
	"return_to" text,
	"language" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_passwords" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goods_return_line" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_return" integer NOT NULL,
	"id_line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"is_back_on_sale" boolean NOT NULL,
	CONSTRAINT "goods_return_line_id_return_id_line_unique" UNIQUE("id_return","id_line"),
	CONSTRAINT "goods_return_line_quantity_positive" CHECK (quantity > 0)
);
--> statement-breakpoint
ALTER TABLE "goods_return_line" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "goods_return" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"refund_cents" integer NOT NULL,
	"withheld" jsonb NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "goods_return_id_order_receipt_unique" UNIQUE("id_order","receipt"),
	CONSTRAINT "goods_return_not_negative" CHECK (refund_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_return" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_order" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"note" text,
	"amount_cents" integer,
	"event" text NOT NULL,
	"status" text NOT NULL,
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
	"returned_quantity" integer DEFAULT 0 NOT NULL,
	"price_cents" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"id_stock" integer,
	"stock_units" integer NOT NULL,
	CONSTRAINT "order_line_id_order_order_unique" UNIQUE("id_order","order"),
	CONSTRAINT "order_line_quantity_positive" CHECK (quantity > 0 and price_cents > 0 and stock_units > 0),
	CONSTRAINT "order_line_returned_within" CHECK (returned_quantity between 0 and quantity)
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
	"version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"id_user" integer,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone" text NOT NULL,
	"customer_kind" text NOT NULL,
	"company" text,
	"message" text,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"id_terms" integer,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"birthdate" date,
	"billing" jsonb NOT NULL,
	"delivery" jsonb,
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
	CONSTRAINT "shop_order_id_site_reference_unique" UNIQUE("id_site","reference"),
	CONSTRAINT "shop_order_id_site_idempotency_key_unique" UNIQUE("id_site","idempotency_key"),
	CONSTRAINT "shop_order_adds_up" CHECK (total_cents = subtotal_cents - discount_cents + fees_cents and total_cents >= 0
        and discount_cents between 0 and subtotal_cents and discount_fees_cents >= 0 and fees_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "shop_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"event" text NOT NULL,
	"cause" text GENERATED ALWAYS AS (split_part(event, ':', 1)) STORED NOT NULL,
	"cause_key" text GENERATED ALWAYS AS (split_part(event, ':', 2)) STORED NOT NULL,
	"channel" text DEFAULT 'MAIL' NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text GENERATED ALWAYS AS (lower(recipient)) STORED NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"kept_at" timestamp with time zone,
	"died_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"sent_again_at" timestamp with time zone,
	"body_erased_at" timestamp with time zone,
	CONSTRAINT "outbox_id_site_event_recipient_unique" UNIQUE("id_site","event","recipient")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pay_link" (
	"code" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_link_of_one" CHECK (num_nonnulls(id_booking, id_order) = 1)
);
--> statement-breakpoint
ALTER TABLE "pay_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"id_business_invoice" integer,
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
	CONSTRAINT "payment_of_one" CHECK (num_nonnulls(id_booking, id_order, id_business_invoice) = 1),
	CONSTRAINT "payment_refund_within" CHECK (refunded_cents >= 0 and (refunded_cents = 0 or (status = 'PAID' and refunded_cents <= amount_cents))),
	CONSTRAINT "payment_amount_positive" CHECK (amount_cents > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refund" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"id_business_invoice" integer,
	"id_payment" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"gateway_refund_id" text,
	"receipt" text,
	CONSTRAINT "refund_given_once" UNIQUE("id_site","receipt","id_payment"),
	CONSTRAINT "refund_of_one" CHECK (num_nonnulls(id_booking, id_order, id_business_invoice) = 1),
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
	"wrong_codes" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "test_gateway_secret" (
	"id_site" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "test_gateway_secret_id_site_pk" PRIMARY KEY("id_site")
);
--> statement-breakpoint
ALTER TABLE "test_gateway_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "message_answer" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_message" integer NOT NULL,
	"sequence" integer NOT NULL,
	"id_user" integer,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_answered_once" UNIQUE("id_message","sequence")
);
--> statement-breakpoint
ALTER TABLE "message_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone" text,
	"subject" text,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "session" (
	"id" serial NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"user_agent" text,
	CONSTRAINT "session_id_unique" UNIQUE("id")
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
	"kind" text DEFAULT 'CONSUMER' NOT NULL,
	"company" text,
	"language" text DEFAULT 'fr_FR' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invited_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	CONSTRAINT "user_id_site_email_unique" UNIQUE("id_site","email"),
	CONSTRAINT "user_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "user_role_known" CHECK (role in ('MEMBER', 'DRIVER', 'ADMIN', 'SUPER_ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "user" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ride_arrival" (
	"id_ride" integer PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"arrival_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ride_arrival" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ride_feed" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"id_vehicle" integer,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "ride_feed_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "ride_feed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"name" text NOT NULL,
	"text_fr" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_reply" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_word" (
	"id_site" integer NOT NULL,
	"subject" text NOT NULL,
	"word" text NOT NULL,
	"id_subject" integer NOT NULL,
	CONSTRAINT "search_word_id_site_subject_word_id_subject_pk" PRIMARY KEY("id_site","subject","word","id_subject")
);
--> statement-breakpoint
ALTER TABLE "search_word" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"bound_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkey_challenge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_id_site_credential_id_unique" UNIQUE("id_site","credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text NOT NULL,
	"id_site" integer NOT NULL,
	"id_user" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_id_user_code_hash_pk" PRIMARY KEY("id_user","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factor" (
	"id_user" integer PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"files" text[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "site_secret" (
	"id_site" integer NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "site_secret_id_site_pk" PRIMARY KEY("id_site")
);
--> statement-breakpoint
ALTER TABLE "site_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "site" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"development_url" text,
	"production_url" text,
	"server" text,
	"is_winemaker" boolean DEFAULT false NOT NULL,
	"features" text[] NOT NULL,
	"is_building" boolean DEFAULT false NOT NULL,
	"technical_file_model" text,
	"dashboard_type" text,
	"style_variables" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_stock" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"units" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"order_reference" text,
	"by" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "stock_movement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "terms_version" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_version_id_site_language_version_unique" UNIQUE("id_site","language","version"),
	CONSTRAINT "terms_version_id_site_language_hash_unique" UNIQUE("id_site","language","hash")
);
--> statement-breakpoint
ALTER TABLE "terms_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unpaid_hold" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer NOT NULL,
	"holder" text NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "unpaid_hold_place_once" UNIQUE("id_site","holder","place"),
	CONSTRAINT "unpaid_hold_id_booking_holder_unique" UNIQUE("id_booking","holder"),
	CONSTRAINT "unpaid_hold_place_counts" CHECK (place > 0)
);
--> statement-breakpoint
ALTER TABLE "unpaid_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vehicle_block" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_vehicle" integer NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"id_calendar" integer,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_block_has_length" CHECK (end_at > start_at)
);
--> statement-breakpoint
ALTER TABLE "vehicle_block" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choice" ADD CONSTRAINT "alert_choice_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_key" ADD CONSTRAINT "push_key_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_series" ADD CONSTRAINT "booking_series_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_series" ADD CONSTRAINT "booking_series_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_booking" ADD CONSTRAINT "series_booking_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_booking" ADD CONSTRAINT "series_booking_id_series_booking_series_id_fk" FOREIGN KEY ("id_series") REFERENCES "public"."booking_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_booking" ADD CONSTRAINT "series_booking_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_terms_terms_version_id_fk" FOREIGN KEY ("id_terms") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_business_business_id_fk" FOREIGN KEY ("id_business") REFERENCES "public"."business"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_id_business_invoice_business_invoice_id_fk" FOREIGN KEY ("id_business_invoice") REFERENCES "public"."business_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar" ADD CONSTRAINT "calendar_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fare_supplement" ADD CONSTRAINT "fare_supplement_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_step" ADD CONSTRAINT "ride_step_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_step" ADD CONSTRAINT "ride_step_id_ride_ride_id_fk" FOREIGN KEY ("id_ride") REFERENCES "public"."ride"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride" ADD CONSTRAINT "ride_id_driver_user_id_fk" FOREIGN KEY ("id_driver") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invoice" ADD CONSTRAINT "business_invoice_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invoice" ADD CONSTRAINT "business_invoice_id_business_business_id_fk" FOREIGN KEY ("id_business") REFERENCES "public"."business"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_member" ADD CONSTRAINT "business_member_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_member" ADD CONSTRAINT "business_member_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_member" ADD CONSTRAINT "business_member_id_business_business_id_fk" FOREIGN KEY ("id_business") REFERENCES "public"."business"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business" ADD CONSTRAINT "business_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_reminder" ADD CONSTRAINT "due_reminder_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_id_calendar_busy_calendar_id_fk" FOREIGN KEY ("id_calendar") REFERENCES "public"."busy_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_cart_cart_id_fk" FOREIGN KEY ("id_cart") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award" ADD CONSTRAINT "award_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declination" ADD CONSTRAINT "declination_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_word" ADD CONSTRAINT "product_word_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_word" ADD CONSTRAINT "product_word_id_product_product_id_fk" FOREIGN KEY ("id_product") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_follows" FOREIGN KEY ("id_site","follows") REFERENCES "public"."closing"("id_site","until_day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "element" ADD CONSTRAINT "element_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_id_page_page_id_fk" FOREIGN KEY ("id_page") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_id_parent_page_id_fk" FOREIGN KEY ("id_parent") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variation" ADD CONSTRAINT "variation_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_id_customer_customer_id_fk" FOREIGN KEY ("id_customer") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_id_customer_customer_id_fk" FOREIGN KEY ("id_customer") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_point" ADD CONSTRAINT "access_point_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rate" ADD CONSTRAINT "carrier_rate_id_carrier_carrier_id_fk" FOREIGN KEY ("id_carrier") REFERENCES "public"."carrier"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier" ADD CONSTRAINT "carrier_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule" ADD CONSTRAINT "schedule_id_address_company_address_id_fk" FOREIGN KEY ("id_address") REFERENCES "public"."company_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_discount_discount_id_fk" FOREIGN KEY ("id_discount") REFERENCES "public"."discount"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount" ADD CONSTRAINT "discount_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_file" ADD CONSTRAINT "paper_file_id_paper_paper_id_fk" FOREIGN KEY ("id_paper") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_file" ADD CONSTRAINT "paper_file_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_number" ADD CONSTRAINT "paper_number_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_id_business_invoice_business_invoice_id_fk" FOREIGN KEY ("id_business_invoice") REFERENCES "public"."business_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_code" ADD CONSTRAINT "member_code_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_code" ADD CONSTRAINT "member_code_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_list" ADD CONSTRAINT "newsletter_list_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD CONSTRAINT "newsletter_subscriber_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_id_subscriber_newsletter_subscriber_id_fk" FOREIGN KEY ("id_subscriber") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_id_list_newsletter_list_id_fk" FOREIGN KEY ("id_list") REFERENCES "public"."newsletter_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_line" ADD CONSTRAINT "goods_return_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_line" ADD CONSTRAINT "goods_return_line_id_return_goods_return_id_fk" FOREIGN KEY ("id_return") REFERENCES "public"."goods_return"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return_line" ADD CONSTRAINT "goods_return_line_id_line_order_line_id_fk" FOREIGN KEY ("id_line") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_return" ADD CONSTRAINT "goods_return_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_declination_declination_id_fk" FOREIGN KEY ("id_declination") REFERENCES "public"."declination"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_terms_terms_version_id_fk" FOREIGN KEY ("id_terms") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_carrier_carrier_id_fk" FOREIGN KEY ("id_carrier") REFERENCES "public"."carrier"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_id_address_company_address_id_fk" FOREIGN KEY ("id_address") REFERENCES "public"."company_address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_link" ADD CONSTRAINT "pay_link_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD CONSTRAINT "payment_notice_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_business_invoice_business_invoice_id_fk" FOREIGN KEY ("id_business_invoice") REFERENCES "public"."business_invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_business_invoice_business_invoice_id_fk" FOREIGN KEY ("id_business_invoice") REFERENCES "public"."business_invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_id_payment_payment_id_fk" FOREIGN KEY ("id_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_payment" ADD CONSTRAINT "test_gateway_payment_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD CONSTRAINT "test_gateway_refund_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_refund" ADD CONSTRAINT "test_gateway_refund_id_gateway_payment_test_gateway_payment_id_fk" FOREIGN KEY ("id_gateway_payment") REFERENCES "public"."test_gateway_payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_secret" ADD CONSTRAINT "test_gateway_secret_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_type" ADD CONSTRAINT "address_type_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_address" ADD CONSTRAINT "company_address_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answer" ADD CONSTRAINT "message_answer_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answer" ADD CONSTRAINT "message_answer_id_message_message_id_fk" FOREIGN KEY ("id_message") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_answer" ADD CONSTRAINT "message_answer_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_arrival" ADD CONSTRAINT "ride_arrival_id_ride_ride_id_fk" FOREIGN KEY ("id_ride") REFERENCES "public"."ride"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_arrival" ADD CONSTRAINT "ride_arrival_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_feed" ADD CONSTRAINT "ride_feed_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_feed" ADD CONSTRAINT "ride_feed_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_feed" ADD CONSTRAINT "ride_feed_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_challenge" ADD CONSTRAINT "login_challenge_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_app" ADD CONSTRAINT "external_app_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language" ADD CONSTRAINT "language_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logo" ADD CONSTRAINT "logo_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter" ADD CONSTRAINT "parameter_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_font" ADD CONSTRAINT "site_font_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_secret" ADD CONSTRAINT "site_secret_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_id_stock_stock_id_fk" FOREIGN KEY ("id_stock") REFERENCES "public"."stock"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_version" ADD CONSTRAINT "terms_version_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_hold" ADD CONSTRAINT "unpaid_hold_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_hold" ADD CONSTRAINT "unpaid_hold_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_block" ADD CONSTRAINT "vehicle_block_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_block" ADD CONSTRAINT "vehicle_block_id_vehicle_vehicle_id_fk" FOREIGN KEY ("id_vehicle") REFERENCES "public"."vehicle"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_block" ADD CONSTRAINT "vehicle_block_id_calendar_busy_calendar_id_fk" FOREIGN KEY ("id_calendar") REFERENCES "public"."busy_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_id_site_at_index" ON "audit_entry" USING btree ("id_site","at");--> statement-breakpoint
CREATE INDEX "audit_entry_id_site_subject_index" ON "audit_entry" USING btree ("id_site","subject");--> statement-breakpoint
CREATE INDEX "audit_entry_id_site_action_index" ON "audit_entry" USING btree ("id_site","action");--> statement-breakpoint
CREATE INDEX "audit_entry_by_part" ON "audit_entry" USING btree ("id_site",split_part("subject", ' ', 1));--> statement-breakpoint
CREATE INDEX "booking_note_id_booking_at_index" ON "booking_note" USING btree ("id_booking","at");--> statement-breakpoint
CREATE INDEX "booking_series_of_booking" ON "booking_series" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "booking_id_user_index" ON "booking" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "booking_by_start" ON "booking" USING btree ("id_site","start_at");--> statement-breakpoint
CREATE INDEX "booking_by_status" ON "booking" USING btree ("id_site","status","start_at","id");--> statement-breakpoint
CREATE INDEX "booking_by_address" ON "booking" USING btree ("id_site","email_key");--> statement-breakpoint
CREATE INDEX "booking_id_business_index" ON "booking" USING btree ("id_business");--> statement-breakpoint
CREATE INDEX "booking_id_business_invoice_index" ON "booking" USING btree ("id_business_invoice");--> statement-breakpoint
CREATE INDEX "ride_by_start" ON "ride" USING btree ("id_site","start_at") WHERE is_active;--> statement-breakpoint
CREATE INDEX "ride_id_driver_start_at_index" ON "ride" USING btree ("id_driver","start_at");--> statement-breakpoint
CREATE INDEX "ride_of_vehicle" ON "ride" USING btree ("id_vehicle","start_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "ride_of_booking" ON "ride" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "business_member_id_business_index" ON "business_member" USING btree ("id_business");--> statement-breakpoint
CREATE INDEX "busy_time_id_calendar_start_at_index" ON "busy_time" USING btree ("id_calendar","start_at");--> statement-breakpoint
CREATE INDEX "busy_time_by_end" ON "busy_time" USING btree ("id_site","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_of_a_member" ON "cart" USING btree ("id_user") WHERE id_user is not null;--> statement-breakpoint
CREATE INDEX "cart_updated_at_index" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "award_id_product_index" ON "award" USING btree ("id_product");--> statement-breakpoint
CREATE INDEX "declination_id_product_index" ON "declination" USING btree ("id_product");--> statement-breakpoint
CREATE INDEX "product_word_id_product_language_word_index" ON "product_word" USING btree ("id_product","language","word");--> statement-breakpoint
CREATE UNIQUE INDEX "closing_one_first" ON "closing" USING btree ("id_site") WHERE follows is null;--> statement-breakpoint
CREATE INDEX "element_of_list" ON "element" USING btree ("id_site","route","order","id");--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("id_site","published_at","id");--> statement-breakpoint
CREATE INDEX "news_promoted" ON "news" USING btree ("id_site","promoted","published_at","id");--> statement-breakpoint
CREATE INDEX "page_in_menu" ON "page" USING btree ("id_site") WHERE show_in_menu or is_fixed_on_right or role is not null;--> statement-breakpoint
CREATE INDEX "customer_note_id_customer_index" ON "customer_note" USING btree ("id_customer");--> statement-breakpoint
CREATE INDEX "customer_by_name" ON "customer" USING btree ("id_site",(lastname || ' ' || firstname),"id");--> statement-breakpoint
CREATE INDEX "customer_by_kind" ON "customer" USING btree ("id_site","kind");--> statement-breakpoint
CREATE INDEX "deadline_due" ON "deadline" USING btree ("due_at") WHERE done_at is null and died_at is null;--> statement-breakpoint
CREATE INDEX "deadline_open" ON "deadline" USING btree ("id_site") WHERE done_at is null and died_at is null;--> statement-breakpoint
CREATE INDEX "deadline_dead" ON "deadline" USING btree ("id_site") WHERE died_at is not null;--> statement-breakpoint
CREATE INDEX "carrier_rate_id_carrier_index" ON "carrier_rate" USING btree ("id_carrier");--> statement-breakpoint
CREATE INDEX "document_by_issue" ON "paper" USING btree ("id_site","issued_at","id");--> statement-breakpoint
CREATE INDEX "document_by_number" ON "paper" USING btree ("id_site","number");--> statement-breakpoint
CREATE INDEX "document_of_booking" ON "paper" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "document_of_order" ON "paper" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "document_of_business_invoice" ON "paper" USING btree ("id_business_invoice");--> statement-breakpoint
CREATE INDEX "member_address_id_user_index" ON "member_address" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "registration_id_site_email_index" ON "registration" USING btree ("id_site","email");--> statement-breakpoint
CREATE INDEX "shop_order_id_user_index" ON "shop_order" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "shop_order_by_creation" ON "shop_order" USING btree ("id_site","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_by_status" ON "shop_order" USING btree ("id_site","status","created_at","id");--> statement-breakpoint
CREATE INDEX "shop_order_by_address" ON "shop_order" USING btree ("id_site","email_key");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("id_site") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id_site") WHERE died_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("id_site","created_at","id") WHERE channel <> 'PUSH';--> statement-breakpoint
CREATE INDEX "outbox_cause_key" ON "outbox" USING btree ("id_site","cause_key");--> statement-breakpoint
CREATE INDEX "outbox_recipient_key" ON "outbox" USING btree ("id_site","recipient_key");--> statement-breakpoint
CREATE INDEX "outbox_body" ON "outbox" USING btree ("created_at") WHERE body_erased_at is null;--> statement-breakpoint
CREATE INDEX "pay_link_of_booking" ON "pay_link" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "pay_link_of_order" ON "pay_link" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "payment_listed" ON "payment" USING btree ("id_site","created_at","id") WHERE status in ('UNDER_WAY', 'PAID', 'REFUSED');--> statement-breakpoint
CREATE INDEX "payment_listed_by_status" ON "payment" USING btree ("id_site","status") WHERE status in ('UNDER_WAY', 'PAID', 'REFUSED');--> statement-breakpoint
CREATE INDEX "payment_by_settlement" ON "payment" USING btree ("id_site","settled_at");--> statement-breakpoint
CREATE INDEX "payment_of_booking" ON "payment" USING btree ("id_booking");--> statement-breakpoint
CREATE INDEX "payment_of_order" ON "payment" USING btree ("id_order");--> statement-breakpoint
CREATE INDEX "payment_of_business_invoice" ON "payment" USING btree ("id_business_invoice");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open" ON "payment" USING btree ("id_booking") WHERE status in ('OPEN', 'UNDER_WAY');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_open_of_order" ON "payment" USING btree ("id_order") WHERE status in ('OPEN', 'UNDER_WAY');--> statement-breakpoint
CREATE INDEX "refund_by_day" ON "refund" USING btree ("id_site","done_at");--> statement-breakpoint
CREATE INDEX "message_by_receipt" ON "message" USING btree ("id_site","received_at","id");--> statement-breakpoint
CREATE INDEX "message_by_answer" ON "message" USING btree ("id_site",(answered_at is null));--> statement-breakpoint
CREATE INDEX "message_by_address" ON "message" USING btree ("id_site","email_key");--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "session_by_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_by_role" ON "user" USING btree ("id_site","role");--> statement-breakpoint
CREATE INDEX "ride_feed_id_user_index" ON "ride_feed" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "saved_reply_by_name" ON "saved_reply" USING btree ("id_site","name","id");--> statement-breakpoint
CREATE INDEX "search_word_subject_id_subject_index" ON "search_word" USING btree ("subject","id_subject");--> statement-breakpoint
CREATE INDEX "login_challenge_id_user_index" ON "login_challenge" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "passkey_challenge_id_user_index" ON "passkey_challenge" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "passkey_id_user_index" ON "passkey" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "visit_id_site_day_index" ON "visit" USING btree ("id_site","day");--> statement-breakpoint
CREATE INDEX "stock_movement_id_stock_id_index" ON "stock_movement" USING btree ("id_stock","id");--> statement-breakpoint
CREATE INDEX "vehicle_block_id_vehicle_start_at_index" ON "vehicle_block" USING btree ("id_vehicle","start_at");--> statement-breakpoint
CREATE INDEX "vehicle_block_id_calendar_index" ON "vehicle_block" USING btree ("id_calendar");--> statement-breakpoint
CREATE INDEX "vehicle_block_by_end" ON "vehicle_block" USING btree ("id_site","end_at");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "alert_choice" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "push_device" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "push_key" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "audit_entry" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking_note" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking_series" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "series_booking" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "booking" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "calendar" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "fare_supplement" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride_step" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "vehicle" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "business_invoice" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "business_member" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "business" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "due_reminder" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "busy_calendar" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "busy_time" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "cart" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "award" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "declination" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "product_word" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "product" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "stock" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "closing" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "component" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "element" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "news" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page_translation" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "page" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "service" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "variation" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "customer_merge" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "customer_note" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "customer" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "identity_check" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "deadline" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "access_point" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier_rate" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "carrier" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "schedule" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount_use" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "discount" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper_file" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper_number" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "paper" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "known_device" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "member_address" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "member_code" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "newsletter_list" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "newsletter_subscriber" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "newsletter_subscription" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "registration" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "goods_return_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "goods_return" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_event" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "order_line" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "shop_order" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "outbox" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "pay_link" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "payment_notice" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "payment" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "refund" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_payment" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_refund" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_secret" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "address_type" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "company_address" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "message_answer" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "message" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "session" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "user" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride_arrival" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride_feed" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "saved_reply" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "search_word" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "login_challenge" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "passkey_challenge" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "passkey" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "recovery_code" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "second_factor" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "external_app" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "language" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "logo" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "parameter" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site_font" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "visit" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site_secret" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "site" AS PERMISSIVE FOR ALL TO public USING (id = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "stock_movement" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "terms_version" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "unpaid_hold" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "vehicle_block" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);