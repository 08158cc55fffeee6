/** A picture, row by row, with red, green, blue and alpha of each point. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const CHANNELS = 4;

/** The same picture with at most so many points on its longer side; each is the mean of those that it stands for. */
export function scaleDown(picture: Picture, longestSide: number): Picture {
  const longest = Math.max(picture.width, picture.height);
  if (longest <= longestSide) return picture;
  const width = Math.max(1, Math.round((picture.width * longestSide) / longest));
  const height = Math.max(1, Math.round((picture.height * longestSide) / longest));
  const data = new Uint8Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    const rows = stretch(y, height, picture.height);
    for (let x = 0; x < width; x += 1) {
      const columns = stretch(x, width, picture.width);
      const place = (y * width + x) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        data[place + channel] = meanOf(picture, rows, columns, channel);
      }
    }
  }
  return { width, height, data };
}

type Stretch = readonly [from: number, to: number];

/** Which of the old places a new one stands for; at least one. */
function stretch(place: number, count: number, of: number): Stretch {
  const from = Math.floor((place * of) / count);
  return [from, Math.max(from + 1, Math.floor(((place + 1) * of) / count))];
}

function meanOf({ data, width }: Picture, rows: Stretch, columns: Stretch, channel: number): number {
  let sum = 0;
  for (let y = rows[0]; y < rows[1]; y += 1) {
    for (let x = columns[0]; x < columns[1]; x += 1) sum += data[(y * width + x) * CHANNELS + channel] ?? 0;
  }
  return Math.round(sum / ((rows[1] - rows[0]) * (columns[1] - columns[0])));
}
