// Runs before the first paint: says whether someone is signed in here, so that no guest header flashes,
// and takes signed-in people from the front door to their own home.
;(() => {
  const homeOf = (roles) =>
    roles.includes('admin') ? '/admin/dashboard' : roles.includes('host') ? '/hosting' : '/home'
  let user = null
  try {
    user = JSON.parse(localStorage.getItem('roomtone.session') ?? 'null')?.user ?? null
  } catch {
    // Blocked or broken storage means a guest.
  }
  document.documentElement.dataset.session = user ? 'in' : 'out'
  if (user && location.pathname === '/') location.replace(homeOf(user.roles ?? []))
})()
