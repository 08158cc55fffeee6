/**
 * The version of the calculation. It goes up whenever the same input and the same law could give another result; a
 * stored result keeps the version that made it.
 */
export const ENGINE_VERSION = '1.0.0';
