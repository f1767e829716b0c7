CREATE TABLE "newsletter_return" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_subscriber" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text,
	CONSTRAINT "newsletter_return_id_subscriber_key_unique" UNIQUE("id_subscriber","key")
);
--> statement-breakpoint
ALTER TABLE "newsletter_return" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "stopped_for" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "resumed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_return" ADD CONSTRAINT "newsletter_return_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_return" ADD CONSTRAINT "newsletter_return_id_subscriber_newsletter_subscriber_id_fk" FOREIGN KEY ("id_subscriber") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_return_of_letter" ON "newsletter_return" USING btree ("id_site","event");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "newsletter_return" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);