/* The schemas of this feature's forms, loaded on the first validation. See lib/contract-form.ts. */
const contract = () => import('@posedown/contract');

export const loadLoginSchema = () => contract().then((c) => c.loginBodySchema);
export const loadLinkSchema = () => contract().then((c) => c.requestPasswordLinkBodySchema);
export const loadSetPasswordSchema = () => contract().then((c) => c.setPasswordBodySchema);
export const loadChangePasswordSchema = () => contract().then((c) => c.changePasswordBodySchema);
