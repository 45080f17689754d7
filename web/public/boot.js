// Runs before the first paint: says whether someone is signed in here, so that no guest header flashes,
// and takes signed-in people from the front door to their own home.
try {
  var stored = localStorage.getItem('roomtone.session')
  var user = stored && JSON.parse(stored).user
  document.documentElement.dataset.session = user ? 'in' : 'out'
  if (user && location.pathname === '/') {
    var roles = user.roles || []
    location.replace(
      roles.indexOf('admin') >= 0 ? '/admin/dashboard' : roles.indexOf('host') >= 0 ? '/hosting' : '/home',
    )
  }
} catch (_) {
  document.documentElement.dataset.session = 'out'
}
