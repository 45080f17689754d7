import type { Whose } from '@roomtone/domain/queue/queues'

const whose: Record<Whose, string> = { all: 'All', mine: 'Mine', unassigned: 'Unassigned' }
const figure = (count: number) => count.toLocaleString('en-US')

export const tablesTexts = {
  search: 'Search by name or email',
  searchListings: 'Search by person, title or city',
  searchHolds: 'Search by reason or person',
  searchMailings: 'Search by subject or words',
  searchErasures: 'Id begins with',
  noMatch: 'Try other words or another filter.',
  sort: {
    label: 'Order',
    newest: 'Newest first',
    oldest: 'Oldest first',
    by: (column: string) => `Sort by ${column.toLowerCase()}`,
  },
  source: 'From',
  anySource: 'Anywhere',
  rule: 'Rule',
  anyRule: 'Any rule',
  state: 'State',
  anyState: 'Any state',
  export: {
    button: 'Export CSV',
    working: (done: number, total: number) => `${figure(done)} of ${figure(total)} rows`,
    done: (rows: number) => ({
      title: 'Exported',
      text: rows === 1 ? '1 row is in the file.' : `${figure(rows)} rows are in the file.`,
    }),
    cut: (rows: number) => `The first ${figure(rows)} rows are in the file. Narrow the filters for the rest.`,
    failed: 'The file could not be made',
  },
  assigned: {
    whose: 'Work of',
    whoses: whose,
    label: 'Looked after by',
    labelOf: (name: string) => `Looked after by, ${name}`,
    nobody: 'Nobody',
    me: 'Me',
    taken: 'You look after this',
    given: (name: string) => `${name} looks after this`,
    released: 'Nobody looks after this',
    failed: 'This could not be assigned',
  },
}

/** A queue whose filters leave nothing of it. */
export const NOTHING_FITS = { title: 'Nothing found', text: tablesTexts.noMatch }
