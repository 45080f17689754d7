type MailAddress = { to: string; id: string | null }

/** The filter and the open email, as in the address. */
export function readMailAddress(search: URLSearchParams): MailAddress {
  return { to: (search.get('to') ?? '').trim().toLowerCase().slice(0, 255), id: search.get('id') }
}

export function mailPath({ to, id }: MailAddress): string {
  const search = new URLSearchParams()
  if (to !== '') search.set('to', to)
  if (id !== null) search.set('id', id)
  const query = search.toString()
  return query === '' ? '/dev/mail' : `/dev/mail?${query}`
}
