export { findContacts } from './personal-info/find-contacts.ts'
export { findPhone } from './personal-info/find-phone.ts'
export { openWork, type Work } from './work.ts'
