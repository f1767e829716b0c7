ALTER TABLE "address_type" ADD COLUMN "name" jsonb;
