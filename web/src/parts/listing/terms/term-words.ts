import { editorTexts } from '@roomtone/texts/listing/editor'

const texts = editorTexts.times

/** How a term that is a length of time is said, where it is chosen and where it is read. */
export const TERM_WORDS = { minimumHours: hours, turnaroundMinutes: minutes, noticeHours: notice }

function hours(count: number): string {
  return texts.hours({ count })
}

function minutes(count: number): string {
  if (count === 0) return texts.noTurnaround
  return count % 60 === 0 ? hours(count / 60) : texts.minutes({ count })
}

function notice(count: number): string {
  if (count === 0) return texts.sameDay
  return count % 24 === 0 ? texts.days({ count: count / 24 }) : hours(count)
}
