import { execFileSync } from 'node:child_process';

/**
 * Puts a small disk of its own under a folder, and says why not where that cannot be: only who may mount on a Linux can do so,
 * and within a container often not even root may.
 */
export function limitDisk(folder: string, megabytes: number): { readonly refused?: string } {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'prorata-faults', folder], {
      stdio: 'pipe',
    });
    return {};
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    return { refused: lines.find((line) => line.startsWith('mount:')) ?? lines[0] ?? '' };
  }
}

export function freeDisk(folder: string): void {
  execFileSync('umount', [folder]);
}
