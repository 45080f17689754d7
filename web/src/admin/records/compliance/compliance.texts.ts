export const complianceTexts = {
  title: 'Compliance',
  caption: 'Compliance packets, newest first',
  search: 'Booking or invoice',
  status: 'Status',
  anyStatus: 'Any status',
  signed: 'Release',
  anySigned: 'Signed or not',
  signedOptions: { yes: 'Signed', no: 'Not signed' },
  failed: { title: 'Error', text: 'Failed to load compliance packets' },
  noMatch: 'No packets match this search and these filters.',
  empty: {
    title: 'No compliance packets yet',
    text: 'Each confirmed booking gets one, with its release, invoice and crew list.',
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
  downloadName: (id: string) => `Download the pack for booking ${id}`,
  complete: 'Mark Complete',
  completeName: (id: string) => `Mark the packet for booking ${id} complete`,
  dialog: {
    title: (id: string) => `Mark ${id} complete?`,
    text: (missing: number) =>
      missing === 0
        ? 'It stays complete, whatever is added or removed later. We tell both sides, unless the booking was canceled or ended long ago.'
        : `${missing === 1 ? '1 document is' : `${missing} documents are`} missing. The packet stays complete, whatever is added or removed later. We tell both sides, unless the booking was canceled or ended long ago.`,
    reason: 'Reason',
    reasonHint: 'Both sides see it. Kept in the audit log.',
    confirm: 'Mark Complete',
    pending: 'Saving...',
  },
  done: { title: 'Status Updated', text: 'Compliance packet status has been updated.' },
  notDone: { title: 'Error', text: 'Failed to update status' },
}
