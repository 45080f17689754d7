import type { HelpArticle, HelpBlock, HelpCard } from './help-article.ts'
import { plainText } from './parse-inline.ts'

export interface HelpResult extends HelpCard {
  /** The sentence that answers best, cut around the first word that was found. */
  snippet: string
}

const weights = { title: 100, summary: 10, body: 1 }
const snippetLength = 160

/**
 * Every word of the query must begin some word of the article. A word found in the title
 * outweighs one in the summary, and that one in the body; equals keep the order they came in.
 */
export function searchArticles(articles: HelpArticle[], query: string): HelpResult[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article: { body, ...card } }) => ({ ...card, snippet: snippetOf(card.summary, body, words) }))
}

function wordsOf(text: string): string[] {
  return [...new Set(fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? [])]
}

function scoreOf({ title, summary, body }: HelpArticle, words: string[]): number {
  const fields = {
    title: wordsOf(title),
    summary: wordsOf(summary),
    body: wordsOf(body.flatMap(blockTexts).join(' ')),
  }
  let score = 0
  for (const word of words) {
    const begins = (candidates: string[]) => candidates.some((candidate) => candidate.startsWith(word))
    if (begins(fields.title)) score += weights.title
    else if (begins(fields.summary)) score += weights.summary
    else if (begins(fields.body)) score += weights.body
    else return 0
  }
  return score
}

function snippetOf(summary: string, body: HelpArticle['body'], words: string[]): string {
  const sentences = [summary, ...body.flatMap(blockTexts)]
  let best = summary
  let most = 0
  for (const sentence of sentences) {
    const found = words.filter((word) => positionOf(sentence, word) >= 0).length
    if (found > most) {
      best = sentence
      most = found
    }
  }
  const positions = words.map((word) => positionOf(best, word)).filter((position) => position >= 0)
  return cut(best, Math.min(...positions, best.length))
}

function positionOf(text: string, word: string): number {
  for (const match of fold(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (match[0].startsWith(word)) return match.index
  }
  return -1
}

/** Cuts at spaces, so that no word is shown in half. */
function cut(text: string, position: number): string {
  if (text.length <= snippetLength) return text
  const lead = Math.max(0, Math.min(position, text.length) - 60)
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

/**
 * One lower-case letter for each character, without its accents, so that a position found in the folded text
 * is the same position in the original.
 */
function fold(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

function foldCharacter(character: string): string {
  const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.length === character.length ? bare : character
}
