import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What took longest on two quiet cores, for a machine that has not run them before. */
const SLOWEST = [
  'start-stop/start-stop',
  'start-stop/kills',
  'start-stop/develop',
  'src/fuzz',
  'src/authorization',
  'src/hostile-input',
  'steps/crash',
  'evidence/unkept-files',
  'src/leaks',
  'review/review',
  'claim/claim',
  'packs/tamper',
  'pack/packs',
  'photo/upload-photo',
  'pay/claim-money',
  'documents/papers',
  'security/text-in-documents',
  'feeds/read-calendar',
  'cohost/cohost-leaks',
  'release/release',
  'mailing/mailings',
]

/**
 * Plain functions first, while the gates keep both cores busy; then what starts whole servers, so that no worker is left
 * with it alone. A worker keeps its modules within a project.
 */
const PROJECTS = ['rules', 'start-stop', 'server', 'source']

/** Longest first: those above, then by the last run on this machine, which vitest remembers. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files)
    return known.toSorted(
      (a, b) => PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name) || rankOf(a) - rankOf(b),
    )
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return rank === -1 ? SLOWEST.length : rank
}
