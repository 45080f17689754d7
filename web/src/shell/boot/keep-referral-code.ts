/** Who sent this person, for when they sign up (`parts/person/kept-code.ts`). Also if they leave before the page is alive. */
export function keepReferralCode(): void {
  const [, code] = /[?&]ref=(\w{1,40})/.exec(location.search) ?? []
  try {
    if (code) localStorage.setItem('roomtone.ref', `${code} ${Date.now()}`)
  } catch {
    // Blocked storage: nobody is known to have sent them.
  }
}
