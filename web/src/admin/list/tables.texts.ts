import type { Whose } from '@roomtone/domain/queue/queues'

const whose: Record<Whose, string> = { all: 'Anyone', mine: 'Me', unassigned: 'Unassigned' }
const figure = (count: number) => count.toLocaleString('en-US')

export const tablesTexts = {
  search: 'Search by name or email',
  searchListings: 'Search by person, title or city',
  searchHolds: 'Search by reason or person',
  searchMailings: 'Search by subject or words',
  searchErasures: 'ID starts with',
  noMatch: 'Try other words, or fewer filters.',
  sort: {
    label: 'Order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    by: (column: string) => `Sort by ${column.toLowerCase()}`,
  },
  source: 'Added through',
  anySource: 'Anything',
  rule: 'Rule',
  anyRule: 'Any rule',
  state: 'Status',
  anyState: 'Any status',
  export: {
    button: 'Export CSV',
    working: (done: number, total: number) => `${figure(done)} of ${figure(total)} rows`,
    done: (rows: number) => ({
      title: 'Exported',
      text: rows === 1 ? '1 row in the file.' : `${figure(rows)} rows in the file.`,
    }),
    cut: (rows: number) => `The file has the first ${figure(rows)} rows. Use the filters to get the rest.`,
    failed: 'We couldn’t make the file',
  },
  assigned: {
    whose: 'Reviewer',
    whoses: whose,
    label: 'Reviewer',
    labelOf: (name: string) => `Reviewer for ${name}`,
    nobody: 'No one',
    me: 'Me',
    taken: 'Assigned to you',
    given: (name: string) => `Assigned to ${name}`,
    released: 'No longer assigned',
    failed: 'We couldn’t assign this',
  },
}

/** A queue whose filters leave nothing of it. */
export const NOTHING_FITS = { title: 'Nothing found', text: tablesTexts.noMatch }
