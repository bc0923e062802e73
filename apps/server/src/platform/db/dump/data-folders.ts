/** Inside the data folder: uploaded files, which never change under a name. */
export const UPLOADS_DIR = 'uploads';

/** Inside the data folder: one folder per backup, named after its start time. */
export const BACKUPS_DIR = 'backups';

/** Inside a backup: the database dump, next to the uploads and checksums. */
export const DUMP_FILE = 'database.ndjson.gz';
