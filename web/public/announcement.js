// Runs right after the announcement's HTML and shows it to the people it is for, unless they have closed it.
;(() => {
  const html = document.documentElement
  const banner = document.getElementById('announcement')
  if (!banner) return
  const { id, audience } = banner.dataset
  const CLOSED = 'roomtone.announcement'
  const read = (key) => {
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const isFor = () => {
    if (audience === 'everyone') return true
    try {
      const user = JSON.parse(read('roomtone.session') ?? 'null')?.user
      return Boolean(user) && (audience === 'members' || (user.roles ?? []).includes('host'))
    } catch {
      return false
    }
  }
  let isClosed = read(CLOSED) === id
  const show = () => {
    banner.hidden = isClosed || !isFor()
  }
  banner.querySelector('button')?.addEventListener('click', () => {
    isClosed = true
    show()
    try {
      localStorage.setItem(CLOSED, id)
    } catch {
      // It comes back with the next page.
    }
    document.getElementById('main')?.focus()
  })
  // Signing in or out changes the audience.
  new MutationObserver(show).observe(html, { attributes: true, attributeFilter: ['data-session'] })
  show()
})()
