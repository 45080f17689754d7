// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInTab } from '../session/is-in-tab.ts'
import { KEPT_TYPING, keepTyped, returnTyped } from './typed-words.ts'

const FORM = `<form>
  <input name="email" /><input name="email" /><textarea name="about">Hello</textarea>
  <input name="secret" type="password" /><input name="price" inputmode="decimal" />
</form>`

const html = document.documentElement

beforeEach(() => {
  document.body.innerHTML = FORM
  html.dataset['ready'] = 'true'
})

afterEach(() => {
  delete html.dataset['ready']
  document.body.innerHTML = ''
  sessionStorage.clear()
})

const field = (at: number) =>
  document.querySelectorAll<HTMLInputElement>('input, textarea')[at] as HTMLInputElement

const soon = () => new Promise((resolve) => setTimeout(resolve))

it('brings what somebody typed to the same page in another language, and nothing else', () => {
  field(1).value = 'ada@example.com'
  field(3).value = 'Quiet1please'
  field(4).value = '1,200'
  keepTyped(location.href)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Quiet1please')
  expect(isInTab(KEPT_TYPING)).toBe(true)
  document.body.innerHTML = FORM
  const said: string[] = []
  const note = ({ target }: Event) => void said.push((target as HTMLInputElement).value)
  document.body.addEventListener('input', note)
  returnTyped()
  document.body.removeEventListener('input', note)
  expect([0, 1, 2, 3, 4].map((at) => field(at).value)).toEqual(['', 'ada@example.com', 'Hello', '', ''])
  expect(said).toEqual(['ada@example.com'])
  expect(isInTab(KEPT_TYPING)).toBe(false)
})

it('waits for a form that comes a moment later', async () => {
  field(2).value = 'A quiet loft'
  keepTyped(location.href)
  document.body.innerHTML = '<p></p>'
  returnTyped()
  document.body.innerHTML = FORM
  await soon()
  expect(field(2).value).toBe('A quiet loft')
})

it('waits until somebody hears of it', async () => {
  field(0).value = 'ada@example.com'
  keepTyped(location.href)
  document.body.innerHTML = FORM
  delete html.dataset['ready']
  returnTyped()
  expect(field(0).value).toBe('')
  html.dataset['ready'] = 'true'
  await soon()
  expect(field(0).value).toBe('ada@example.com')
})

it('forgets what was typed for another page', () => {
  field(0).value = 'ada@example.com'
  keepTyped('https://roomtone.test/es/search')
  document.body.innerHTML = FORM
  returnTyped()
  expect(field(0).value).toBe('')
  expect(isInTab(KEPT_TYPING)).toBe(false)
})
