CREATE TABLE "sealing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
-- The private key is sealed, and sealed anew by another key: it stays the same, as the public one does.
DROP TRIGGER "push_keys_never_change" ON "push_key";
--> statement-breakpoint
CREATE TRIGGER "push_keys_never_change" BEFORE UPDATE ON "push_key" FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'private_key' IS DISTINCT FROM to_jsonb(OLD) - 'private_key')
  EXECUTE FUNCTION "never_changes"();
