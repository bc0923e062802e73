import { z } from 'zod';
import { enteredPasswordSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';

/** Deleting an account requires the password again. */
export const deleteAccountBodySchema = z.strictObject({ password: enteredPasswordSchema });

const tag = 'Accounts';

export const accountEndpoints = {
  exportAccount: defineEndpoint({
    method: 'GET',
    path: '/api/account/export',
    access: 'client',
    tag,
    summary: 'Everything you’re allowed to see about yourself, rows and photos, as one ZIP file',
    status: 200,
    download: 'application/zip',
  }),
  deleteAccount: defineEndpoint({
    method: 'DELETE',
    path: '/api/account',
    access: 'client',
    tag,
    summary: 'Permanently delete your own account and all its data',
    body: deleteAccountBodySchema,
    status: 204,
  }),
};
