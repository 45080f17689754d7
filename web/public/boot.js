// Runs before the first paint: says whether someone is signed in here, so that no guest header flashes, takes signed-in
// people from the front door to their own home, and brings what makes the page alive.
;(() => {
  const html = document.documentElement
  const homeOf = (roles) =>
    roles.includes('admin') ? '/admin/dashboard' : roles.includes('host') ? '/hosting' : '/home'
  let user = null
  let hasBeenHere = false
  try {
    hasBeenHere = localStorage.getItem('roomtone.been') !== null
    localStorage.setItem('roomtone.been', 'here')
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

  // Files of this page are missing: the line broke, or Roomtone has become another edition, whose files have other
  // names. As soon as somebody answers the page is asked for again; if that did not help, after longer and longer pauses.
  const AGAIN = 'roomtone.again'
  const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const isThere = () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  let left = null
  // Who moves on meanwhile takes it back.
  const startOver = async ({ detail: signal }) => {
    if (left && !left.aborted) return
    left = signal ?? new AbortController().signal
    const isStill = () => !signal?.aborted
    try {
      const [times, at] = JSON.parse(sessionStorage.getItem(AGAIN) ?? '[0,0]')
      const before = Date.now() - at < 120_000 ? times : 0
      if (before) await pause(Math.min(2 ** before, 60))
      while (isStill() && !(await isThere())) await pause(3)
      if (!isStill()) return
      sessionStorage.setItem(AGAIN, JSON.stringify([before + 1, Date.now()]))
      location.reload()
    } catch {
      // Without a memory it would never end.
    }
  }
  addEventListener('roomtone:missing', startOver)

  // Scripts and typefaces share the line with the picture that a first visitor waits for, so they come after it. Who has
  // been here before has them already.
  const later = JSON.parse(document.getElementById('later').textContent)
  const add = (tag, settings) => document.head.append(Object.assign(document.createElement(tag), settings))
  const FACES = ['1em Instrument Sans', '1em Instrument Serif', 'italic 1em Instrument Serif']
  const dress = () => delete html.dataset.plain
  // The page came with the styles of what stands in it; those of all that can come are put back in between
  // (shell/styles/split-sheet.ts), before any of it comes.
  const completeStyles = () => {
    const rest = document.getElementById('more-styles')
    if (!rest) return
    const style = document.getElementById('styles')
    const [gaps, ...lines] = rest.textContent.split('\n')
    let left = style.textContent
    let whole = ''
    gaps.split(' ').forEach((gap, i) => {
      whole += left.slice(0, gap) + lines[i]
      left = left.slice(gap)
    })
    style.textContent = whole + left
    rest.remove()
  }
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', completeStyles)
    else completeStyles()
    delete html.dataset.bare
    // All at once, when they are there: each by itself would have the whole page set anew.
    if ('plain' in html.dataset)
      Promise.allSettled(FACES.map((face) => document.fonts.load(face))).then(dress)
    // One after the other instead of all with the last: each is a task of its own, and a finger can come in between.
    for (const src of later.scripts)
      setTimeout(() => add('script', { type: 'module', async: false, src, onerror: startOver }))
  }
  const whenDrawn = (run) => requestAnimationFrame(() => setTimeout(run))
  if (user || hasBeenHere) begin()
  else {
    html.dataset.bare = 'true'
    html.dataset.plain = 'true'
    // Who comes for a place further down has the whole page set at once, and who moves on before all of it has come
    // sees what is there.
    if (!location.hash) html.dataset.short = 'first'
    const goOn = () => {
      if (html.dataset.short) html.dataset.short = 'true'
    }
    addEventListener('scroll', goOn, { once: true })
    document.addEventListener('DOMContentLoaded', () => {
      whenDrawn(goOn)
      const picture = document.querySelector('img[fetchpriority=high]')
      if (!picture || picture.complete) whenDrawn(begin)
      else for (const name of ['load', 'error']) picture.addEventListener(name, () => whenDrawn(begin))
      for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { once: true })
      // A picture that does not come must not keep the page from coming alive.
      setTimeout(begin, 2500)
    })
  }

  // What was left for later is set piece by piece, whenever there is nothing else to do: whoever moves on and comes back
  // finds everything where it was.
  const unfold = ([one, ...rest]) => {
    if (!one) return delete html.dataset.short
    one.style.contentVisibility = 'visible'
    ;(window.requestIdleCallback ?? setTimeout)(() => unfold(rest))
  }

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
    if ('short' in html.dataset) unfold([...document.querySelectorAll('.far')])
  }).observe(html, { attributes: true })
})()
