/** Inside the data folder: the files that people uploaded, each unchanged under its name. */
export const UPLOADS_DIR = 'uploads';

/** Inside the data folder: one folder per backup, named after the instant it was begun. */
export const BACKUPS_DIR = 'backups';

/** Inside a backup: the dump of the database; beside it lie the uploads and the checksums. */
export const DUMP_FILE = 'database.ndjson.gz';
