import { DamagedFileError, type FileStorage } from './file-storage.ts';

/** Stores in one place, and reads from another what is not there yet: files can be moved while the product runs. */
export function storageWhileMoving(to: FileStorage, from: FileStorage): FileStorage {
  const fromEither = async <Answer>(read: (storage: FileStorage) => Promise<Answer>): Promise<Answer> => {
    try {
      return await read(to);
    } catch (error) {
      if (!(error instanceof DamagedFileError) || error.fault !== 'missing') throw error;
      return read(from);
    }
  };
  return {
    ...to,
    read: (file) => fromEither((storage) => storage.read(file)),
    open: (file) => fromEither((storage) => storage.open(file)),
    findFault: async (file) => {
      const fault = await to.findFault(file);
      return fault === 'missing' ? from.findFault(file) : fault;
    },
    sweep: async (before, findNamedKeys) =>
      (await to.sweep(before, findNamedKeys)) + (await from.sweep(before, findNamedKeys)),
  };
}
