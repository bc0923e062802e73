/** Whether the keyboard has Command where others have Control. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);
