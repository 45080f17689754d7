export { fileNameFor } from './file-name-for.ts'
export { type Judged, judgeTexts } from './judge-texts.ts'
export { hashOfText, requireCleanTexts, withoutKept } from './require-clean-texts.ts'
export { writeTextCase } from './text-case.store.ts'
