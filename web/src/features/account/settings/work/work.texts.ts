export const workTexts = {
  intro:
    'Book for your company: its name and address stand on the receipts and invoices of every booking that you ask for from now on. Papers of earlier bookings stay as they are.',
  failed: 'Your work details could not be loaded',
  company: 'Company name',
  email: 'Work email',
  billing: 'Billing address',
  save: 'Save work details',
  saving: 'Saving',
  saved: 'Saved',
  remove: 'Book as yourself again',
  removed: 'Your next bookings are in your own name again.',
}
