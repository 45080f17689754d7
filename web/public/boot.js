// Runs before the first paint: says whether someone is signed in here, so that no guest header flashes,
// and takes signed-in people from the front door to their own home.
;(() => {
  const html = document.documentElement
  const homeOf = (roles) =>
    roles.includes('admin') ? '/admin/dashboard' : roles.includes('host') ? '/hosting' : '/home'
  let user = null
  try {
    const session = 'roomtone.session'
    user =
      JSON.parse(sessionStorage.getItem(session) ?? localStorage.getItem(session) ?? 'null')?.user ?? null
    // Who sent them, for when they sign up (features/referral/kept-code.ts).
    const ref = /[?&]ref=(\w{1,40})/.exec(location.search)
    if (ref) localStorage.setItem('roomtone.ref', `${ref[1]} ${Date.now()}`)
  } catch {
    // Blocked or broken storage means a guest.
  }
  html.dataset.session = user ? 'in' : 'out'
  if (user && location.pathname === '/') location.replace(homeOf(user.roles ?? []))

  // On a slow line a page is drawn seconds before it is alive. The last button pressed in between is pressed again.
  let pressed = null
  const remember = ({ target }) => {
    pressed = target.closest?.('button') ?? pressed
  }
  document.addEventListener('click', remember, true)
  new MutationObserver((_, observer) => {
    if (html.dataset.hydrating) document.removeEventListener('click', remember, true)
    if (!html.dataset.ready) return
    observer.disconnect()
    if (pressed?.isConnected) pressed.click()
  }).observe(html, { attributes: true })
})()
