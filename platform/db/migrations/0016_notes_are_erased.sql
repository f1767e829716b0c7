DROP TRIGGER "what_happened_never_changes" ON "booking_event";--> statement-breakpoint
-- But for what somebody wrote about it, which may be erased.
CREATE TRIGGER "what_happened_never_changes" BEFORE UPDATE ON "booking_event" FOR EACH ROW
  WHEN (NEW."note" IS NOT NULL OR to_jsonb(NEW) - 'note' IS DISTINCT FROM to_jsonb(OLD) - 'note')
  EXECUTE FUNCTION "never_changes"();
