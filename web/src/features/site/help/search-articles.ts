import type { HelpArticle, HelpBlock, HelpCard } from './help-article.ts'
import { type Meant, meantBy } from './meant-by.ts'
import { plainText } from './parse-inline.ts'
import { fold, stemOf, wordsAskedFor, wordsOf } from './words-of.ts'

export interface HelpResult extends HelpCard {
  /** The best matching sentence, cut around the first word that was found. */
  snippet: string
  /** How well it matches; `rankFor` also considers who is asking. */
  score: number
}

const WEIGHTS = { title: 8, asked: 8, summary: 3, body: 1 }
type Field = keyof typeof WEIGHTS
type Indexed = { article: HelpArticle; fields: Record<Field, Set<string>> }

const snippetLength = 160

/**
 * Finds the articles with more than half of the query's words, or, if there are none, with exactly half. A
 * word found in the title outweighs one in the summary, and that one in the body; a rare word outweighs a
 * common one; ties keep their order.
 */
export function searchArticles(articles: HelpArticle[], query: string): HelpResult[] {
  const typed = wordsAskedFor(query)
  if (typed.length === 0) return []
  const indexed = articles.map(indexOf)
  const words = indexed.flatMap(({ fields }) => Object.values(fields).flatMap((field) => [...field]))
  const vocabulary = new Map([...new Set(words)].map((word) => [word, stemOf(word)]))
  const asked = typed.map((word) => meantBy(word, vocabulary))
  const rarities = asked.map((meant) => rarityOf(meant, indexed))
  const scored = indexed.map(({ article, fields }) => ({ article, ...scoreOf(fields, asked, rarities) }))
  const most = Math.max(...scored.map(({ share }) => share))
  return scored
    .filter(({ share }) => share > 0.5 || (share === 0.5 && most === 0.5))
    .sort((a, b) => b.score - a.score)
    .map(({ article, score }) => {
      const { body, asked: _, ...card } = article
      return { ...card, score, snippet: snippetOf(card.summary, body, asked) }
    })
}

function indexOf(article: HelpArticle): Indexed {
  const { title, asked = [], summary, body } = article
  const words = (texts: string[]) => new Set(wordsOf(texts.join(' ')))
  const fields = {
    title: words([title]),
    asked: words(asked),
    summary: words([summary]),
    body: words(body.flatMap(blockTexts)),
  }
  return { article, fields }
}

function rarityOf(meant: Meant, indexed: Indexed[]): number {
  const found = indexed.filter(({ fields }) => weightOf(fields, meant) > 0).length
  return Math.log2(1 + indexed.length / Math.max(found, 1))
}

function scoreOf(fields: Indexed['fields'], asked: Meant[], rarities: number[]) {
  const scores = asked.map((meant, index) => weightOf(fields, meant) * (rarities[index] ?? 0))
  const share = scores.filter((score) => score > 0).length / asked.length
  const sum = scores.reduce((total, score) => total + score, 0)
  return { share, score: Math.round(sum * share * 100) / 100 }
}

/** The sum of the weights of the fields that contain the meant words. */
function weightOf(fields: Indexed['fields'], meant: Meant): number {
  let weight = 0
  for (const field of Object.keys(WEIGHTS) as Field[]) {
    let best = 0
    for (const [word, likely] of meant) if (fields[field].has(word)) best = Math.max(best, likely)
    weight += best * WEIGHTS[field]
  }
  return weight
}

function snippetOf(summary: string, body: HelpArticle['body'], asked: Meant[]): string {
  const sentences = [summary, ...body.flatMap(blockTexts)]
  let best = { sentence: summary, positions: [] as number[] }
  for (const sentence of sentences) {
    const positions = asked.map((meant) => positionOf(sentence, meant)).filter((position) => position >= 0)
    if (positions.length > best.positions.length) best = { sentence, positions }
  }
  return cut(best.sentence, Math.min(...best.positions, best.sentence.length))
}

function positionOf(text: string, meant: Meant): number {
  for (const match of fold(text).matchAll(/[\p{L}\p{N}]+/gu)) if (meant.has(match[0])) return match.index
  return -1
}

/** Cuts at spaces, so that no word is cut in half. */
function cut(text: string, position: number): string {
  if (text.length <= snippetLength) return text
  const lead = position >= text.length ? 0 : Math.max(0, position - 60)
  const from = lead === 0 ? 0 : text.indexOf(' ', lead) + 1
  const limit = from + snippetLength
  const to = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), from + 1)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** The readable sentences of a block, without markup. */
function blockTexts(block: HelpBlock): string[] {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'note':
      return [plainText(block.text)]
    case 'list':
    case 'steps':
      return block.items.map(plainText)
    case 'table':
      return block.rows.map((row) => row.filter(Boolean).map(plainText).join(': '))
  }
}
