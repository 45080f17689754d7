export const workTexts = {
  intro:
    'Book for your company: its name and address go on the receipts and invoices of every booking you request from now on. Earlier bookings don’t change.',
  failed: 'We couldn’t load your work details',
  company: 'Company name',
  email: 'Work email',
  billing: 'Billing address',
  save: 'Save work details',
  saving: 'Saving',
  saved: 'Saved',
  remove: 'Book as yourself again',
  removed: 'Your next bookings are in your own name again.',
}
