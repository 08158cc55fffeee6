/** The key that is held with a letter: Ctrl, or what stands for it on a Mac. */
export const MODIFIER_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd' : 'Ctrl';
