#!/bin/sh
# Creates the role and the database that the app uses. The role owns that database and nothing else: it is no superuser
# and can't connect to any other database. The image of PostgreSQL runs this once, on an empty volume.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="${POSTGRES_DB:-postgres}" \
  --set=role="${APP_ROLE:-posedown}" --set=password="${APP_PASSWORD:?}" --set=database="${APP_DATABASE:-posedown}" <<'SQL'
create role :"role" login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database :"database" owner :"role";
revoke all on database :"database" from public;
revoke connect on database postgres from public;
revoke connect on database template1 from public;
SQL
