import type { Range } from './message-mail.store.ts'

/** What a mail is about, as a job can carry it. */
export function writeRanges(ranges: readonly Range[]): string {
  return ranges.map(({ id, after, upto }) => `${id}:${after}:${upto}`).join(',')
}

export function readRanges(text: string): Range[] {
  if (text === '') return []
  return text.split(',').map((one) => {
    const [id = '', after, upto] = one.split(':')
    return { id, after: Number(after), upto: Number(upto) }
  })
}
