const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const packsTexts = {
  title: 'Compliance',
  caption: 'Compliance packets, the newest first',
  failed: 'Failed to load compliance packets',
  filter: 'Status',
  filters: { all: 'All', missing_docs: 'Something is missing', complete: 'Complete' },
  columns: { booking: 'Booking', when: 'When', status: 'Status', pack: 'Pack' },
  nothingMissing: 'Nothing is missing',
  marked: 'Marked complete by Roomtone',
  missing: (missing: number) => count(missing, 'thing is missing', 'things are missing'),
  yours: (yours: number, missing: number) => (missing === 1 ? 'your turn' : `${yours} of them your turn`),
  notYours: (missing: number) => (missing === 1 ? 'not your turn' : 'none of them your turn'),
  download: 'Download',
  downloadName: (production: string) => `Download the pack of ${production}`,
  none: {
    all: {
      title: 'No compliance packs yet',
      text: 'Every confirmed booking has one: the signed release, the house rules, the crew list and the invoice.',
    },
    missing_docs: { title: 'Nothing is missing', text: 'All packets of your bookings are complete.' },
    complete: { title: 'None is complete yet', text: 'A packet is complete when everything it needs is in.' },
  },
  action: 'What is in a pack',
}
