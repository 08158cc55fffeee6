import { fromBuffer } from 'yauzl';

/** What lies in a file that was downloaded, by its names, in the order in which it lies there. */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (fault, stream) => {
          if (fault) return reject(fault);
          files.set(entry.fileName, Buffer.concat(await stream.toArray()));
          zip.readEntry();
        });
      });
      zip.on('end', resolve);
      zip.readEntry();
    });
  });
  return files;
}
