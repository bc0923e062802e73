#!/bin/sh
# Restores a backup that backup.sh made into the empty PostgreSQL at DATABASE_URL, with its uploads:
#   restore.sh /data/backups/2026-11-27T03-00-00-000Z.dump
# Stop the app first. At its next start it deletes again whoever was deleted since the backup.
set -eu
umask 077
: "${DATABASE_URL:?}" "${DATA_DIR:=/data}"
dump=${1:?Name the backup to restore.}
query() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1" "$DATABASE_URL"
}

if [ "$(query "select count(*) from pg_tables where schemaname in ('public', 'drizzle')")" != 0 ]; then
  echo 'The database already holds tables. Create an empty one, so that nothing is overwritten.' >&2
  exit 1
fi
pg_restore --dbname="$DATABASE_URL" --no-owner --no-privileges --exit-on-error --single-transaction "$dump"
# Nobody stays logged in, and links mailed before no longer work.
query 'delete from sessions; delete from password_links'
if [ -d "${dump%.dump}.uploads" ]; then
  mkdir -p "$DATA_DIR/uploads"
  # Files that are still there are links to the same ones in the backup, which cp refuses to copy onto each other.
  cp -a --remove-destination "${dump%.dump}.uploads/." "$DATA_DIR/uploads/"
fi
echo "Restored $dump"
