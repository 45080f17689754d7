import type { AnyEndpoint } from '@roomtone/contract/endpoint'
import { textClassOf } from '@roomtone/contract/text-class'
import { fieldName, TEXT_FIELDS, type TextClass } from '@roomtone/domain/moderation/text-class'
import { expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { CLOSED_FIELDS, CLOSED_THERE, ROOMTONES_OWN } from '../testing/closed-fields.ts'
import { type Leaf, stringsOf } from '../testing/strings-of.ts'

type Found = Leaf & { route: string; class: TextClass | undefined }

function fieldsOf(route: string, { body, bytes, query }: AnyEndpoint): Found[] {
  const leaves = [...(body ? stringsOf(body) : []), ...(bytes && query ? stringsOf(query) : [])]
  return leaves.map((leaf) => ({ ...leaf, route, class: textClassOf(leaf.schema) }))
}

const all = (await allEndpoints()).flatMap(({ route, endpoint }) => fieldsOf(route, endpoint))
const lastOf = (field: string) => field.split('.').at(-1) ?? ''

const isClosed = ({ route, field, isFormat }: Found) =>
  isFormat ||
  lastOf(field) in CLOSED_FIELDS ||
  `${route} ${field}` in CLOSED_THERE ||
  ROOMTONES_OWN.includes(route)

it('knows of every string in a body who reads it, or why it is no free text', () => {
  const unknown = all.filter((one) => one.class === undefined && !isClosed(one))
  expect(unknown.map(({ route, field }) => `${route} ${field}`)).toEqual([])
  expect(all.filter((one) => one.class !== undefined).length).toBeGreaterThan(60)
})

it('keeps no exemption that is not needed', () => {
  const used = all.filter((one) => one.class === undefined && !one.isFormat)
  const names = new Set(used.map(({ field }) => lastOf(field)))
  expect(Object.keys(CLOSED_FIELDS).filter((name) => !names.has(name))).toEqual([])
  const places = new Set(used.map(({ route, field }) => `${route} ${field}`))
  expect(Object.keys(CLOSED_THERE).filter((place) => !places.has(place))).toEqual([])
})

it('has a name for every field whose text is checked', () => {
  const checked = all.filter((one) => one.class !== undefined && one.class !== 'private')
  const names = checked.map(({ field }) => fieldName(field.replaceAll('[]', '')))
  // Messages have words of their own for it.
  const unnamed = names.filter((name) => name !== 'content' && !TEXT_FIELDS.some((one) => one === name))
  expect([...new Set(unnamed)]).toEqual([])
})
