-- What opens or tells something of a person ends with the password or the role by which it was made
-- (`STANDING_KEYS`): sessions, logins half done, addresses of calendars, browsers that are alerted, and
-- the devices that pass by the limit of wrong passwords.
CREATE FUNCTION end_standing_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "session" WHERE "id_user" = NEW."id";
  DELETE FROM "login_challenge" WHERE "id_user" = NEW."id";
  DELETE FROM "ride_feed" WHERE "id_user" = NEW."id";
  DELETE FROM "push_device" WHERE "id_user" = NEW."id";
  DELETE FROM "known_device" WHERE "id_user" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "standing_keys_end" AFTER UPDATE OF "password_hash", "role" ON "user"
  FOR EACH ROW
  WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash" OR OLD."role" IS DISTINCT FROM NEW."role")
  EXECUTE FUNCTION end_standing_keys();
--> statement-breakpoint
DROP TRIGGER "sessions_end" ON "user";
--> statement-breakpoint
DROP TRIGGER "push_devices_end" ON "user";
--> statement-breakpoint
DROP FUNCTION end_sessions();
--> statement-breakpoint
DROP FUNCTION end_push_devices();
