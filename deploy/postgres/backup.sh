#!/bin/sh
# Makes one backup of the PostgreSQL at DATABASE_URL and of the uploads, reads it back, and removes the oldest beyond
# BACKUP_KEEP. With "daily" it does so every day until it is stopped. Uploads in the bucket S3_BUCKET are not included.
set -eu
umask 077
: "${DATABASE_URL:?}" "${DATA_DIR:=/data}" "${BACKUP_KEEP:=14}"
backups=$DATA_DIR/backups

back_up() (
  mkdir -p "$backups"
  name=$(date -u +%Y-%m-%dT%H-%M-%S-%3NZ)
  trap 'rm -rf "$backups"/*.unfinished' EXIT
  pg_dump --format=custom --no-owner --no-privileges --file="$backups/$name.dump.unfinished" "$DATABASE_URL"
  # Reads every row of it back: a backup that can't be read is none.
  pg_restore --file=/dev/null "$backups/$name.dump.unfinished"
  if [ -n "${S3_BUCKET:-}" ]; then
    echo "The photos in the bucket $S3_BUCKET are not part of this backup."
  elif [ -d "$DATA_DIR/uploads" ]; then
    # It fails when a photo is deleted meanwhile.
    link_uploads || link_uploads || link_uploads
    mv "$backups/$name.uploads.unfinished" "$backups/$name.uploads"
  fi
  sync "$backups/$name.dump.unfinished"
  mv "$backups/$name.dump.unfinished" "$backups/$name.dump"
  prune
  echo "Backed up to $backups/$name.dump"
)

# Uploads never change under their names, so links are enough.
link_uploads() {
  rm -rf "$backups/$name.uploads.unfinished"
  cp -al "$DATA_DIR/uploads" "$backups/$name.uploads.unfinished"
}

prune() {
  ls -1 "$backups" | grep '\.dump$' | sort -r | tail -n "+$((BACKUP_KEEP + 1))" | while read -r old; do
    rm -rf "${backups:?}/$old" "${backups:?}/${old%.dump}.uploads"
  done
}

if [ "${1:-once}" = daily ]; then
  while :; do
    back_up || echo 'The backup has failed.' >&2
    sleep 86400 &
    wait $!
  done
fi
back_up
