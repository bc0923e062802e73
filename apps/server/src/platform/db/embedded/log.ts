/** Receives the database's messages for the operator. */
export type Log = (level: 'info' | 'warn' | 'error', message: string) => void;
