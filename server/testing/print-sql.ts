const CLAUSE =
  /^(?:from|(?:inner |left )?join|where|group by|order by|limit|for update|values|set|on conflict|returning)\b/
const BELONGS_TO_NEXT = /\b(?:inner|left|delete)$/
const WIDTH = 110

/** A statement over several lines: each clause of the outermost level on its own, conditions and long lists below. */
export function printSql(statement: string): string {
  const text = statement.replace(/\s+/g, ' ').trim()
  const clauses = splitAt(text, (before, after) => CLAUSE.test(after) && !BELONGS_TO_NEXT.test(before))
  return `${clauses.flatMap(linesOf).join('\n')};`
}

function linesOf(clause: string): string[] {
  if (!clause.startsWith('where ')) return fold(clause)
  return splitAt(clause, (_, after) => after.startsWith('and ')).map(indentRest)
}

function fold(clause: string): string[] {
  if (clause.length <= WIDTH) return [clause]
  const lines: string[] = []
  for (const item of splitAt(clause, (before) => before.endsWith(','))) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${item}`.length <= WIDTH - 2)
      lines[lines.length - 1] = `${line} ${item}`
    else lines.push(item)
  }
  return lines.map(indentRest)
}

const indentRest = (line: string, index: number) => (index === 0 ? line : `  ${line}`)

function splitAt(text: string, isBreak: (before: string, after: string) => boolean): string[] {
  const parts: string[] = []
  let start = 0
  for (const at of outermostSpaces(text)) {
    if (!isBreak(text.slice(start, at), text.slice(at + 1))) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

/** Where the text could break without tearing a subquery, a list in brackets or a quoted word apart. */
function outermostSpaces(text: string): number[] {
  const spaces: number[] = []
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth++
    else if (character === ')') depth--
    else if (character === ' ' && depth === 0) spaces.push(at)
  }
  return spaces
}
