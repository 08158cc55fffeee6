/** A file with the folder in which it lay, from the outermost one that was given. */
export interface GivenFile {
  readonly file: File;
  readonly folder: string;
}

/** What systems leave in every folder, and nobody means to hand over. */
const LEFT_BEHIND = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$)/i;

/** What was chosen; of a chosen folder each file says where it lay. */
export function givenFiles(files: readonly File[]): GivenFile[] {
  return files
    .filter(({ name }) => !LEFT_BEHIND.test(name))
    .map((file) => ({ file, folder: file.webkitRelativePath.split('/').slice(0, -1).join('/') }));
}

/** What was dropped, with all that lies in dropped folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<GivenFile[]> {
  // They can only be asked for while the drop happens.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return givenFiles([...transfer.files]);
  const found = await Promise.all(entries.map((entry) => filesIn(entry, [])));
  return found.flat().filter(({ file }) => !LEFT_BEHIND.test(file.name));
}

async function filesIn(entry: FileSystemEntry, folders: readonly string[]): Promise<GivenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folder: folders.join('/') }];
  }
  if (!isFolder(entry)) return [];
  const inside = await Promise.all(
    (await listEntries(entry)).map((one) => filesIn(one, [...folders, entry.name])),
  );
  return inside.flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** Browsers tell of a folder in parts, until they have no more to tell. */
async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
