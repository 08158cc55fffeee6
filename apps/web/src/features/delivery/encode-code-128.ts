/** The widths of bars and gaps of each sign, bar first (ISO/IEC 15417, table 1); the last three start a code. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ');
const START_B = 104;
const START_C = 105;
const STOP = '2331112';

export interface Bar {
  readonly x: number;
  readonly width: number;
}

export interface Barcode {
  readonly bars: readonly Bar[];
  /** In modules, the width of the narrowest bar. */
  readonly width: number;
}

/**
 * A barcode as Code 128: an even number of digits two by two (code C), anything else in plain letters sign by sign
 * (code B). Undefined for what it cannot write.
 */
export function encodeCode128(text: string): Barcode | undefined {
  const values = valuesOf(text);
  if (values === undefined) return undefined;
  const sum = values.reduce((total, value, index) => total + value * Math.max(index, 1), 0);
  const widths = [...values, sum % 103].map((value) => WIDTHS[value] ?? '').join('') + STOP;
  const bars: Bar[] = [];
  let x = 0;
  for (const [index, digit] of [...widths].entries()) {
    const width = Number(digit);
    if (index % 2 === 0) bars.push({ x, width });
    x += width;
  }
  return { bars, width: x };
}

function valuesOf(text: string): number[] | undefined {
  if (/^(\d\d)+$/.test(text)) return [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)];
  if (!/^[\u0020-\u007e]+$/.test(text)) return undefined;
  return [START_B, ...[...text].map((sign) => sign.charCodeAt(0) - 32)];
}
