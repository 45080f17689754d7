/** A statement of a script, and the comment directly above it. */
export type Statement = { text: string; comment: string }

// Comments, quoted text and names, and bodies of functions: none of their semicolons ends anything.
const PART = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g

export function statementsOf(script: string): Statement[] {
  const statements: Statement[] = []
  let [text, comment] = ['', '']
  const end = () => {
    if (text.trim() !== '')
      statements.push({ text: text.trim().replace(/\s+/g, ' '), comment: comment.trim() })
    text = ''
    comment = ''
  }
  for (const [part] of script.matchAll(PART)) {
    if (part === ';') end()
    else if (!part.startsWith('--') && !part.startsWith('/*')) text += part
    else if (text.trim() === '') comment += `${part.slice(2).trim()}\n`
  }
  end()
  return statements
}
