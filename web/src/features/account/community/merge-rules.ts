import { HOUSE_RULES_MAX } from '@roomtone/domain/listing/editing'

export type Rule = { title: string; body: string }
export type Merged = { rules: (Rule & { isNew: boolean })[]; added: number; fits: boolean }

const key = ({ title }: Rule) => title.trim().toLowerCase()

/** The result of a merge: a rule that is there already is not added twice. */
export function mergeRules(present: readonly Rule[], set: readonly Rule[], mode: 'add' | 'replace'): Merged {
  const known = new Set(present.map(key))
  const fresh = set.filter((rule) => mode === 'replace' || !known.has(key(rule)))
  const kept = mode === 'add' ? present : []
  const rules = [
    ...kept.map(({ title, body }) => ({ title, body, isNew: false })),
    ...fresh.map((rule) => ({ ...rule, isNew: !known.has(key(rule)) })),
  ]
  const isSame = rules.length === present.length && rules.every((rule, at) => rule.body === present[at]?.body)
  return { rules, added: isSame ? 0 : fresh.length, fits: rules.length <= HOUSE_RULES_MAX }
}
