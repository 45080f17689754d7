export const packsTexts = {
  title: 'Compliance',
  caption: 'Compliance packets, newest first',
  failed: 'Failed to load compliance packets',
  filter: 'Status',
  filters: { all: 'All', missing_docs: 'Documents missing', complete: 'Complete' },
  columns: { booking: 'Booking', when: 'When', status: 'Status', pack: 'Pack' },
  nothingMissing: 'Nothing missing',
  marked: 'Marked complete by Roomtone',
  missing: (missing: number) => `${missing} missing`,
  yours: (yours: number, missing: number) =>
    missing === 1 ? 'your turn' : `${yours} ${yours === 1 ? 'is' : 'are'} yours`,
  notYours: (missing: number) => (missing === 1 ? 'not your turn' : 'none are yours'),
  download: 'Download',
  downloadName: (production: string) => `Download the pack for ${production}`,
  none: {
    all: {
      title: 'No compliance packs yet',
      text: 'You get one with every confirmed booking: the release, the house rules, the crew list and the invoice.',
    },
    missing_docs: { title: 'Nothing missing', text: 'The packets for all your bookings are complete.' },
    complete: { title: 'None complete yet', text: 'A packet is complete once all its documents are in.' },
  },
  action: 'What’s in a pack',
}
