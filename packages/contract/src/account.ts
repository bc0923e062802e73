import { z } from 'zod';
import { triedPasswordSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';

/** What deletes an account: the password, typed once more. */
export const deleteAccountBodySchema = z.strictObject({ password: triedPasswordSchema });

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
