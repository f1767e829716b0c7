CREATE TABLE "newsletter_sending" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"lists" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"last_subscriber" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_sending" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "newsletter_sending" ADD CONSTRAINT "newsletter_sending_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_sending_under_way" ON "newsletter_sending" USING btree ("id_site","type","id_item") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_sending_of_item" ON "newsletter_sending" USING btree ("id_site","type","id_item","id");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "newsletter_sending" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);