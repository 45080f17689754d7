import type { RouteModule } from '../platform/route.ts'

/** Pages that few visits open. The names of their files are bytes that no other page has to carry. */
export const furtherModules = import.meta.glob<RouteModule>([
  '../routes/admin-*.tsx',
  '../routes/auth-*.tsx',
  '../routes/call-sheet.tsx',
  '../routes/claims.tsx',
  '../routes/community-commitment.tsx',
  '../routes/crew.tsx',
  '../routes/dev-mail.tsx',
  '../routes/profile-setup.tsx',
  '../routes/release.tsx',
  '../routes/unsubscribe.tsx',
  '../routes/users.tsx',
  '../routes/verify-identity.tsx',
])
