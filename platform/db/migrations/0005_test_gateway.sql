CREATE TABLE "test_gateway_secret" (
	"id_site" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_gateway_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "address_type" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "company_address" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "message" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "session" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "user" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "external_app" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "language" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "logo" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "parameter" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "site_font" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "visit" ADD PRIMARY KEY ("id_site");--> statement-breakpoint
ALTER TABLE "test_gateway_secret" ADD CONSTRAINT "test_gateway_secret_id_site_site_id_fk" FOREIGN KEY ("id_site") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_payment" DROP COLUMN "notices";--> statement-breakpoint
CREATE POLICY "only_its_site" ON "test_gateway_secret" AS PERMISSIVE FOR ALL TO public USING (id_site = current_setting('app.id_site')::integer) WITH CHECK (id_site = current_setting('app.id_site')::integer);