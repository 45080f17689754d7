const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TOLD_APART = ['tab', 'when', 'section', 'screen', 'show', 'article', 'view', 'type']

/** A page in another language is the same page. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/

/** Two trips are one kind of page, two tabs are not. One of each kind is opened. */
export function addressKind(address: string): string {
  const url = new URL(address, 'http://roomtone.test')
  const path = url.pathname.replace(LANGUAGE, '') || '/'
  // One page for all filters of its results: otherwise there would be an address for every choice.
  if (path === '/search') return path
  const query = [...url.searchParams]
    .map(([name, value]) => (TOLD_APART.includes(name) ? `${name}=${value}` : name))
    .sort()
  return [path.replaceAll(ID, ':id'), ...query].join(' ')
}

/** The same page for every sorting and filter, because its controls are the same. */
export function pageKind(address: string): string {
  const url = new URL(address, 'http://roomtone.test')
  for (const name of [...url.searchParams.keys()])
    if (!TOLD_APART.includes(name)) url.searchParams.delete(name)
  return addressKind(url.href)
}
