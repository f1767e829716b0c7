CREATE TABLE "form_answer" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_form" integer NOT NULL,
	"form" text NOT NULL,
	"given" jsonb NOT NULL,
	"email" text,
	"email_key" text GENERATED ALWAYS AS (lower(email)) STORED,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "form_answer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "form_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"id_site" integer NOT NULL,
	"id_answer" integer,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_as" text NOT NULL,
	CONSTRAINT "form_file_stored_as_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
ALTER TABLE "form_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_file" ADD CONSTRAINT "form_file_id_answer_form_answer_id_fk" FOREIGN KEY ("id_answer") REFERENCES "public"."form_answer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answer_by_receipt" ON "form_answer" USING btree ("id_site","received_at","id");--> statement-breakpoint
CREATE INDEX "form_answer_of_form" ON "form_answer" USING btree ("id_site","id_form","received_at");--> statement-breakpoint
CREATE INDEX "form_answer_by_address" ON "form_answer" USING btree ("id_site","email_key");--> statement-breakpoint
CREATE INDEX "form_file_of_answer" ON "form_file" USING btree ("id_answer");--> statement-breakpoint
CREATE INDEX "form_file_id_site_index" ON "form_file" USING btree ("id_site");--> statement-breakpoint
CREATE POLICY "only_its_site" ON "form_answer" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);--> statement-breakpoint
CREATE POLICY "only_its_site" ON "form_file" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);