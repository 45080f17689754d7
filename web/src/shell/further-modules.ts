import type { RouteModule } from '../platform/route.ts'

/** Pages with few visits. Other pages need not ship the names of their files. */
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
