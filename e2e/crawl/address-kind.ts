const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TOLD_APART = ['tab', 'when', 'section', 'screen', 'show', 'article', 'view', 'type']

/** In another language it is the same page. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/

/** Two trips are one kind of page, two tabs are not. Of each kind one is opened. */
export function addressKind(address: string): string {
  const url = new URL(address, 'http://roomtone.test')
  const path = url.pathname.replace(LANGUAGE, '') || '/'
  // One page, however its results are narrowed: there are as many addresses of it as choices.
  if (path === '/search') return path
  const query = [...url.searchParams]
    .map(([name, value]) => (TOLD_APART.includes(name) ? `${name}=${value}` : name))
    .sort()
  return [path.replaceAll(ID, ':id'), ...query].join(' ')
}

/** The same page, however it is sorted or narrowed: its controls are the same ones. */
export function pageKind(address: string): string {
  const url = new URL(address, 'http://roomtone.test')
  for (const name of [...url.searchParams.keys()])
    if (!TOLD_APART.includes(name)) url.searchParams.delete(name)
  return addressKind(url.href)
}
