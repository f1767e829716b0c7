CREATE TABLE "event_places" (
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"id_site" integer NOT NULL,
	"places" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_places_type_id_item_pk" PRIMARY KEY("type","id_item"),
	CONSTRAINT "event_has_places" CHECK (places > 0)
);
--> statement-breakpoint
ALTER TABLE "event_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_registration" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"type" text NOT NULL,
	"id_item" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"people" integer NOT NULL,
	"state" text NOT NULL,
	"code" text NOT NULL,
	"receipt" text,
	"language" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registration_code_unique" UNIQUE("code"),
	CONSTRAINT "event_registered_once" UNIQUE("type","id_item","email"),
	CONSTRAINT "event_registration_of_people" CHECK (people > 0),
	CONSTRAINT "event_registration_state" CHECK (state in ('CONFIRMED', 'WAITING'))
);
--> statement-breakpoint
ALTER TABLE "event_registration" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_type_id_item_content_item_type_id_fk" FOREIGN KEY ("type","id_item") REFERENCES "public"."content_item"("type","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registration" ADD CONSTRAINT "event_registration_type_id_item_event_places_type_id_item_fk" FOREIGN KEY ("type","id_item") REFERENCES "public"."event_places"("type","id_item") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_registration_id_site_email_index" ON "event_registration" USING btree ("id_site","email");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "event_places" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "event_registration" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
-- No more people come to an event than it has places, whoever writes it down and however many at once: each
-- waits for the one before at the row of the event, and counts what that one has left.
CREATE FUNCTION refuse_overbooking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  SELECT "places" INTO most FROM "event_places"
    WHERE "type" = NEW."type" AND "id_item" = NEW."id_item" FOR NO KEY UPDATE;
  IF most < (SELECT coalesce(sum("people"), 0) FROM "event_registration"
    WHERE "type" = NEW."type" AND "id_item" = NEW."id_item" AND "state" = 'CONFIRMED')
  THEN
    RAISE EXCEPTION 'more people than places' USING ERRCODE = 'check_violation',
      CONSTRAINT = 'event_never_overbooked', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "event_never_overbooked" AFTER INSERT OR UPDATE ON "event_registration"
  FOR EACH ROW WHEN (NEW."state" = 'CONFIRMED') EXECUTE FUNCTION refuse_overbooking();
--> statement-breakpoint
CREATE TRIGGER "event_places_not_below" AFTER UPDATE OF "places" ON "event_places"
  FOR EACH ROW WHEN (NEW."places" < OLD."places") EXECUTE FUNCTION refuse_overbooking();
