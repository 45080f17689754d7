import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

type Node = { type: string; start: number; [key: string]: unknown }
/**
 * A string or template of a source file, with `{1}` for each value, and the nodes around it, the nearest
 * last.
 */
export type Literal = { path: string; line: number; text: string; around: Node[]; key: string }

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

export function sourceFiles(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((path) => join(folder, String(path)).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && isWanted(path))
}

export function walk(path: string, meet: (node: Node, around: Node[], source: string) => void): void {
  const source = readFileSync(join(ROOT, path), 'utf8')
  const visit = (value: unknown, around: Node[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, around)
    else if (isNode(value) && !isType(value)) {
      meet(value, around, source)
      for (const [key, child] of Object.entries(value))
        if (key !== 'typeAnnotation') visit(child, [...around, value])
    }
  }
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body, [])
}

const known = new Map<string, Literal[]>()

/** Several tests ask for the same files. */
export function literalsOf(path: string): Literal[] {
  const literals = known.get(path) ?? readLiterals(path)
  known.set(path, literals)
  return literals
}

function readLiterals(path: string): Literal[] {
  const found: Literal[] = []
  walk(path, (node, around, source) => {
    const text = textOf(node)
    const parent = around.at(-1)
    if (text === null || parent?.type === 'ImportDeclaration') return
    const isKey = parent?.type === 'Property' && parent.key === node
    if (!isKey)
      found.push({
        path,
        get line() {
          return source.slice(0, node.start).split('\n').length
        },
        text,
        around,
        key: keyOf(around),
      })
  })
  return found
}

export function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }, index) => (index === 0 ? '' : `{${index}}`) + value.cooked).join('')
}

/** The name of the property or constant that holds it. */
function keyOf(around: Node[]): string {
  for (const node of [...around].reverse()) {
    if (node.type === 'Property') return nameOf(node.key)
    if (node.type === 'VariableDeclarator') return nameOf(node.id)
  }
  return ''
}

/** Every name around it: properties, constants, and functions that are called with it. */
export function namesAround({ around }: Literal): string[] {
  return around.flatMap((node) => {
    if (node.type === 'Property') return [nameOf(node.key)]
    if (node.type === 'VariableDeclarator') return [nameOf(node.id)]
    if (node.type === 'CallExpression' || node.type === 'NewExpression') return [`${nameOf(node.callee)}()`]
    return node.type === 'TaggedTemplateExpression' ? ['tagged()'] : []
  })
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node.property)
  return String(node.name ?? node.value ?? '')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function isType({ type }: Node): boolean {
  return type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)
}
