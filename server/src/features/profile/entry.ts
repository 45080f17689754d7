export { findContacts } from './find-contacts.ts'
export { findPhone } from './find-phone.ts'
export { openWork, type Work } from './work.ts'
