/** Where the database reports what an operator should know. */
export type Log = (level: 'info' | 'warn' | 'error', message: string) => void;
