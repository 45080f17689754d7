export const complianceTexts = {
  title: 'Compliance',
  caption: 'Compliance packets, the newest first',
  search: 'Booking or invoice',
  status: 'Status',
  anyStatus: 'Any status',
  signed: 'Release',
  anySigned: 'Signed or not',
  signedOptions: { yes: 'Signed', no: 'Not signed' },
  failed: { title: 'Error', text: 'Failed to load compliance packets' },
  noMatch: 'No packet has this booking or invoice, status and release.',
  empty: {
    title: 'No compliance packets yet',
    text: 'Each confirmed booking makes one: the signed release, the invoice and the crew list.',
  },
  columns: {
    booking: 'Booking',
    invoice: 'Invoice',
    release: 'Release',
    status: 'Status',
    created: 'Created',
    actions: 'Actions',
  },
  open: (id: string) => `Open booking ${id}`,
  noInvoice: 'N/A',
  download: 'Download',
  downloadName: (id: string) => `Download the pack of booking ${id}`,
  complete: 'Mark Complete',
  completeName: (id: string) => `Mark the packet of booking ${id} complete`,
  dialog: {
    title: (id: string) => `Mark ${id} complete?`,
    text: (missing: number) =>
      missing === 0
        ? 'It stays complete, whatever comes or goes. Both sides are told, unless the booking was cancelled or is long over.'
        : `${missing === 1 ? '1 thing is' : `${missing} things are`} missing. It stays complete, whatever comes or goes. Both sides are told, unless the booking was cancelled or is long over.`,
    reason: 'Reason',
    reasonHint: 'Both sides read it, and it stands in the audit log.',
    confirm: 'Mark Complete',
    pending: 'Saving...',
  },
  done: { title: 'Status Updated', text: 'Compliance packet status has been updated.' },
  notDone: { title: 'Error', text: 'Failed to update status' },
}
