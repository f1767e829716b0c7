CREATE TABLE "external_rating" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"from" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"count" integer NOT NULL,
	"read_on" date NOT NULL,
	CONSTRAINT "external_rating_once" UNIQUE("id_site","from"),
	CONSTRAINT "external_rating_figures" CHECK (rating between 1 and 5 and count >= 0)
);
--> statement-breakpoint
ALTER TABLE "external_rating" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_review" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"from" text NOT NULL,
	"author" text NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"written_on" date NOT NULL,
	CONSTRAINT "external_review_has_stars" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "external_review" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_booking" integer,
	"id_order" integer,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"author" text,
	"experienced_on" date NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"published_at" timestamp with time zone,
	"refusal" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_once_a_booking" UNIQUE("id_booking"),
	CONSTRAINT "review_once_an_order" UNIQUE("id_order"),
	CONSTRAINT "review_of_one_purchase" CHECK (num_nonnulls(id_booking, id_order) = 1),
	CONSTRAINT "review_has_stars" CHECK (rating between 1 and 5),
	CONSTRAINT "review_published_has_date" CHECK ((state = 'PUBLISHED') = (published_at is not null)),
	CONSTRAINT "review_refused_has_reason" CHECK ((state = 'REFUSED') = (refusal is not null)),
	CONSTRAINT "review_answer_has_date" CHECK ((answer is null) = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "review" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "external_rating" ADD CONSTRAINT "external_rating_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_review" ADD CONSTRAINT "external_review_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_id_booking_booking_id_fk" FOREIGN KEY ("id_booking") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_id_order_shop_order_id_fk" FOREIGN KEY ("id_order") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_review_of_source" ON "external_review" USING btree ("id_site","from","written_on","id");--> statement-breakpoint
CREATE INDEX "review_by_publication" ON "review" USING btree ("id_site","published_at","id") WHERE state = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "review_by_writing" ON "review" USING btree ("id_site","written_at","id");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "external_rating" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "external_review" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "review" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);