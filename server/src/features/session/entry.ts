export { endAllSessions } from './end-all-sessions.ts'
export { viewMember } from './member.view.ts'
export { openSession } from './open-session.ts'
export { findSession } from './session.store.ts'
