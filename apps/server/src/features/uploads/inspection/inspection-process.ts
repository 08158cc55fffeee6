// Looks at one uploaded file after the other for its parent. A process of its own: the files are strangers', and one that takes
// long must keep nobody else waiting.
import { answerParent } from '../../../adapters/guarded-process.ts';
import { inspectFile } from './inspect-file.ts';
import type { InspectionJob } from './inspection.ts';

answerParent((job: InspectionJob) => inspectFile(job));
