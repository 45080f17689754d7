import gettext from 'gettext-parser'
import { flatten } from './check.mjs'
import { isNote } from './module.mjs'

/**
 * A PO file with every text, for a translator: the path as context, our notes as comments, and existing
 * translations.
 */
export function toPo({ language, english, texts }) {
  const known = new Map(
    [...texts].flatMap(([feature, own]) => flatten(own, feature).map(({ way, text }) => [way, text])),
  )
  const translations = {}
  for (const [feature, own] of english)
    for (const { way, text, note } of flatten(own, feature).filter(({ text }) => text !== ''))
      translations[way] = {
        [text]: {
          msgctxt: way,
          msgid: text,
          msgstr: [known.get(way) ?? ''],
          ...(note && { comments: { extracted: note } }),
        },
      }
  const headers = {
    language,
    'content-type': 'text/plain; charset=utf-8',
    'content-transfer-encoding': '8bit',
  }
  return `${gettext.po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}\n`
}

/** The texts of a PO file in the shape and order of English; what has no translation is left out. */
export function fromPo({ po, english }) {
  const { translations } = gettext.po.parse(po)
  const said = (way, text) => translations[way]?.[text]?.msgstr[0] ?? ''
  return new Map([...english].map(([feature, texts]) => [feature, shaped(texts, feature, said) ?? {}]))
}

function shaped(texts, way, said) {
  const entries = Object.entries(texts).flatMap(([key, value]) => {
    if (isNote(key)) return []
    if (value === '') return [[key, value]]
    const found =
      typeof value === 'string' ? said(`${way}.${key}`, value) : shaped(value, `${way}.${key}`, said)
    return found === '' || found === null ? [] : [[key, found]]
  })
  if (entries.length === 0) return null
  return Array.isArray(texts) ? entries.map(([, found]) => found) : Object.fromEntries(entries)
}
