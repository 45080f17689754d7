/**
 * Stores who referred this person, for their sign-up (`parts/person/kept-code.ts`), even if they leave before
 * the page is hydrated.
 */
export function keepReferralCode(): void {
  const [, code] = /[?&]ref=(\w{1,40})/.exec(location.search) ?? []
  try {
    if (code) localStorage.setItem('roomtone.ref', `${code} ${Date.now()}`)
  } catch {
    // Blocked storage: no referrer is known.
  }
}
