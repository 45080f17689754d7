export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'support' }

const token = /\[([^\]]+)\]\((\/[^)\s]*)\)|\{support\}/g

/** Splits a text into words, [label](/path) and {support}. Only our own paths become links. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(token)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, label, to] = match
    parts.push(label && to ? { kind: 'link', label, to } : { kind: 'support' })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'link' ? part.label : 'support'))
    .join('')
}
