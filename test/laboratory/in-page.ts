/** The script of the pages in which the laboratory diagnoses. */
import { createCase, diagnose, type Diagnosis } from '../../src/diagnosis/index.js';
import type { Viewer } from '../../src/index.js';
import { inspectAdTag, inspectDocument } from '../../src/vast/index.js';

/** One diagnosis in a page. */
export interface PageTask {
  readonly text: string;
  readonly viewer: Viewer;
  readonly requestTimeoutMs: number;
  readonly isSaved: boolean;
}

/** What the script adds to the page. */
export interface PageGlobal {
  readonly diagnoseInPage: (task: PageTask) => Promise<Pick<Diagnosis, 'verdict' | 'findings'>>;
}

/** Diagnoses with the requests of this page, as the public functions do. */
const diagnoseInPage: PageGlobal['diagnoseInPage'] = async (task) => {
  const { text, viewer, requestTimeoutMs, isSaved } = task;
  const limits = { showsCompanions: false, requestTimeoutMs, mediaTimeoutMs: requestTimeoutMs };
  const options = {
    viewer,
    inspect: {
      inspectAdTag: (tag: string, given: object) => inspectAdTag(tag, { ...given, ...limits }),
      inspectDocument: (document: string, given: object) =>
        inspectDocument(document, { ...given, ...limits }),
    },
  };
  const first = await diagnose(text, options);
  const { verdict, findings } = isSaved
    ? await diagnose(JSON.stringify(await createCase(first, options)))
    : first;
  return { verdict, findings };
};

Object.assign(globalThis, { diagnoseInPage });
