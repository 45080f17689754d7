import { isWithoutTransaction } from './migrate.ts'
import { type Statement, statementsOf } from './statements.ts'

/**
 * While a new release is rolled out, processes of the one before run on the new schema without waiting: a
 * migration adds. What takes something away comes a release later and says since when it is unused; what
 * locks a table for as long as it runs says that it is short. A table may be renamed where a view, or another
 * table, takes its old name in the same migration. docs/operations.md has the whole of it.
 */
type Rule = { what: string; pattern: RegExp; liftedBy: 'unused' | 'small' | null }

const RULES: Rule[] = [
  { what: 'renames', pattern: /^alter .* rename\b/, liftedBy: null },
  {
    what: 'changes a type',
    pattern: /^alter table .*\balter (column )?\S+ (set data )?type\b/,
    liftedBy: null,
  },
  {
    what: 'locks a whole table',
    pattern: /^(lock|cluster|vacuum full|reindex (?!.*concurrently))/,
    liftedBy: null,
  },
  {
    what: 'takes something away',
    pattern: /^drop (table|type|view|function|index|schema)\b/,
    liftedBy: 'unused',
  },
  { what: 'takes something away', pattern: /^truncate\b/, liftedBy: 'unused' },
  {
    what: 'takes a column away',
    pattern: /^alter table .*\bdrop (?!constraint|default|not null)/,
    liftedBy: 'unused',
  },
  { what: 'demands what old code may leave out', pattern: /\bset not null\b/, liftedBy: 'unused' },
  { what: 'takes a default away', pattern: /\bdrop default\b/, liftedBy: 'unused' },
  {
    what: 'adds a column that old code does not fill',
    pattern: /\badd column (?!(?:(?!\badd\b).)*\bdefault\b)(?:(?!\badd\b).)*\bnot null\b/,
    liftedBy: null,
  },
  {
    what: 'checks every row under a lock',
    pattern: /^alter table .*\badd constraint (?!.*\bnot valid$)/,
    liftedBy: 'small',
  },
  {
    what: 'builds an index under a lock',
    pattern: /^create (unique )?index (?!concurrently)/,
    liftedBy: 'small',
  },
  { what: 'changes rows in one go', pattern: /^(update|delete)\b/, liftedBy: 'small' },
]

const LIFTS = { unused: /\bUnused since (\d{3})\b/, small: /\bSmall table\b/ }

/** What a migration may not do in one step, in words; empty when there is nothing to say against it. */
export function breachesOf({ name, sql }: { name: string; sql: string }): string[] {
  const statements = statementsOf(sql).map(({ text, comment }) => ({ text: text.toLowerCase(), comment }))
  if (isWithoutTransaction({ sql })) return breachesInSteps(name, statements)
  const made = new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []),
  )
  const views = new Set(statements.flatMap(({ text }) => /^create view (\S+)/.exec(text)?.[1] ?? []))
  const swapped = tablesThatSwap(statements)
  return statements
    .filter(({ text }) => !made.has(tableOf(text)) && !(isTableRename(text) && views.has(tableOf(text))))
    .filter(({ text }) => !(/ rename /.test(text) && swapped.has(tableOf(text))))
    .flatMap((statement) =>
      RULES.filter(({ pattern }) => pattern.test(statement.text))
        .filter(({ liftedBy }) => liftedBy === null || !isLifted(statement, liftedBy, name))
        .map(({ what }) => `${name} ${what}: ${statement.text}`),
    )
}

/**
 * Each step can be taken again: what a broken build has left behind is dropped first, and a block that changes rows
 * commits as it goes and leaves out what is done.
 */
function breachesInSteps(name: string, statements: Statement[]): string[] {
  const index = /^(drop index concurrently if exists|create (unique )?index concurrently) /
  const batches = /^do \$\$ .*\bloop\b.* commit; .*\bend loop\b/
  return statements
    .filter(({ text }) => !index.test(text) && !batches.test(text))
    .map(({ text }) => `${name} does more than index or fill in portions: ${text}`)
}

/** Of two tables, one takes the name that the other had. */
function tablesThatSwap(statements: Statement[]): Set<string> {
  const renames = statements.flatMap(({ text }) => {
    const [, from, to] = /^alter table (\S+) rename to (\S+)$/.exec(text) ?? []
    return from && to ? [{ from, to }] : []
  })
  const freed = new Set(renames.map(({ from }) => from))
  const swaps = renames.filter(({ from, to }) => freed.has(to) || renames.some((other) => other.to === from))
  return new Set(swaps.flatMap(({ from, to }) => [from, to]))
}

function isLifted({ comment }: Statement, by: keyof typeof LIFTS, name: string): boolean {
  const found = LIFTS[by].exec(comment)
  return found !== null && (found[1] === undefined || found[1] < name.slice(0, 3))
}

function isTableRename(text: string): boolean {
  return /^alter table \S+ rename to /.test(text)
}

function tableOf(text: string): string {
  return (
    /^(?:alter table|create (?:unique )?index .*?\bon|update|delete from|drop table)(?: only| if exists)* (\S+)/.exec(
      text,
    )?.[1] ?? ''
  )
}
