import { RETENTION_RULES, type RetentionRule } from '@roomtone/domain/compliance/retention'
import type { Deps } from '../../platform/deps.ts'
import { countDue, findLongestDue } from './due.store.ts'
import { limitOf, SUBJECT_OF } from './rules.ts'

const SHOWN = 20

/** The dry run: the very question that a run asks, without what it does then. */
export async function previewRetention(deps: Deps) {
  const now = deps.clock.now()
  return { rules: await Promise.all(RETENTION_RULES.map((rule) => previewRule(deps, rule, now))) }
}

async function previewRule({ db }: Deps, rule: RetentionRule, now: Date) {
  const before = limitOf(rule, now)
  const { due, held } = await countDue(db, rule, before)
  const subjects = await findLongestDue(db, rule, before, SHOWN)
  return {
    rule,
    endsBefore: before.toISOString(),
    due,
    held,
    subjects: subjects.map(({ id, since, isHeld }) => ({
      type: SUBJECT_OF[rule],
      id,
      since: since.toISOString(),
      isHeld,
    })),
  }
}
