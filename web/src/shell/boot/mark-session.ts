export const SESSION_KEY = 'roomtone.session'

type User = { roles?: string[] }

/**
 * Says in `html[data-session]` whether somebody is signed in here, before the first paint, so that signed-in people see
 * no guest header flash. They go from the landing page to their own home.
 */
export function markSession(): boolean {
  const user = storedUser()
  document.documentElement.dataset.session = user ? 'in' : 'out'
  if (user && ['/', `/${document.documentElement.lang}`].includes(location.pathname))
    location.replace(homeFor(user.roles ?? []))
  return user !== null
}

/** Broken or blocked storage means a guest. */
function storedUser(): User | null {
  try {
    const stored = sessionStorage.getItem(SESSION_KEY) ?? localStorage.getItem(SESSION_KEY)
    return JSON.parse(stored ?? 'null')?.user ?? null
  } catch {
    return null
  }
}

/** The same rule as the domain's `homeOf`, which comes with the scripts and so too late. */
export function homeFor(roles: string[]): string {
  if (roles.includes('admin')) return '/admin/dashboard'
  return roles.includes('host') ? '/hosting' : '/home'
}
