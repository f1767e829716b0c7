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
ALTER TABLE "closing" ADD CONSTRAINT "closing_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_follows" FOREIGN KEY ("id_site","follows") REFERENCES "public"."closing"("id_site","until_day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closing_one_first" ON "closing" USING btree ("id_site") WHERE follows is null;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "closing" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE TRIGGER "closings_never_change" BEFORE UPDATE OR DELETE ON "closing"
  FOR EACH ROW EXECUTE FUNCTION "never_changes"();
