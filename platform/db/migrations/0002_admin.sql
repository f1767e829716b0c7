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
CREATE TABLE "ride_step" (
	"id_site" integer NOT NULL,
	"id_ride" integer NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ride_step_id_ride_step_pk" PRIMARY KEY("id_ride","step")
);
--> statement-breakpoint
ALTER TABLE "ride_step" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_id_user_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_step" ADD CONSTRAINT "ride_step_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ride_step" ADD CONSTRAINT "ride_step_id_ride_ride_id_fk" FOREIGN KEY ("id_ride") REFERENCES "public"."ride"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_id_site_at_index" ON "audit_entry" USING btree ("id_site","at");--> statement-breakpoint
CREATE INDEX "audit_entry_id_site_subject_index" ON "audit_entry" USING btree ("id_site","subject");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "audit_entry" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "ride_step" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
-- What the staff did stays as it was written; only whose account it was goes with the account.
CREATE TRIGGER "audit_never_changes" BEFORE UPDATE ON "audit_entry" FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'id_user' IS DISTINCT FROM to_jsonb(OLD) - 'id_user')
  EXECUTE FUNCTION "never_changes"();
--> statement-breakpoint
CREATE INDEX "booking_by_start" ON "booking" ("id_site", "start_at");
--> statement-breakpoint
CREATE INDEX "ride_by_start" ON "ride" ("id_site", "start_at") WHERE "is_active";
