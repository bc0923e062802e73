/** Whether the keyboard has a Command key instead of Control. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
