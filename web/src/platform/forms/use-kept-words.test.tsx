import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type Services, ServicesProvider } from '../services.tsx'
import { useKeptWords, useWordsKey, wordsIn } from './use-kept-words.ts'

afterEach(() => vi.unstubAllGlobals())

function Field() {
  const kept = useKeptWords('review.1', () => null)
  return `${useWordsKey('review.1')}: ${kept?.body ?? 'nothing'}`
}

function drawnFor(id: string): string {
  const session = { get: () => ({ user: { id } }), listen: () => () => {} }
  return renderToStaticMarkup(
    <ServicesProvider value={{ session } as unknown as Services}>
      <Field />
    </ServicesProvider>,
  )
}

it('restores what was typed when the session ended, to its author alone', () => {
  const kept = new Map([['roomtone.words.ada.review.1', '{"body":"A fine room"}']])
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null })
  expect(drawnFor('ada')).toBe('roomtone.words.ada.review.1: A fine room')
  expect(drawnFor('bea')).toBe('roomtone.words.bea.review.1: nothing')
})

it('keeps the words of a form, not its files', () => {
  const data = new FormData()
  data.set('rating', '4')
  data.set('body', 'A fine room')
  data.set('photo', new File(['x'], 'a.jpg'))
  expect(wordsIn(data)).toEqual({ rating: '4', body: 'A fine room' })
})
