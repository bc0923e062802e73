/** Whether a chosen or dropped file may be a photo. Some browsers don't know the type of HEIC. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\//.test(type) || /\.hei[cf]$/i.test(name);
