CREATE TABLE "mail_wording" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	CONSTRAINT "mail_wording_once" UNIQUE("id_site","mail","language")
);
--> statement-breakpoint
ALTER TABLE "mail_wording" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_wording" ADD CONSTRAINT "mail_wording_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_its_site" ON "mail_wording" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);