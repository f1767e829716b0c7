-- Databases of 24 and 25 November 2026 have the tables of 0000 and 0001, and lack what is here.
CREATE INDEX IF NOT EXISTS "customer_by_kind" ON "customer" USING btree ("id_site","kind");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payment_listed_by_status" ON "payment" USING btree ("id_site","status") WHERE status in ('UNDER_WAY', 'PAID', 'REFUSED');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_by_answer" ON "message" USING btree ("id_site",(answered_at is null));
--> statement-breakpoint
DROP INDEX IF EXISTS "message_unanswered";
--> statement-breakpoint
ALTER FUNCTION keep_search_words() SET plan_cache_mode = force_generic_plan;
