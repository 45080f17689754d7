import { threadId } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { drawn, drawPdf, endDrawing } from './draw-in-thread.ts'
import type { Sheet } from './sheet.ts'
import { writePdf } from './write-pdf.ts'

const sheet = (number: string): Sheet => ({
  language: 'en',
  title: 'Receipt',
  number,
  paper: 'A4',
  at: new Date('2026-11-15T12:00:00Z'),
  footer: 'A line at the foot.',
  blocks: [{ kind: 'text', text: 'Kk' }],
})
const times = async (work: () => Promise<unknown>) => {
  const before = drawn.times
  await work()
  return drawn.times - before
}

describe('documents', () => {
  it('are drawn in another thread than the one that answers, and are the same there', async () => {
    const made = await drawPdf(sheet('RT-1'))
    expect(drawn.threadId).not.toBe(threadId)
    expect(drawn.threadId).toBeGreaterThan(0)
    expect(made.equals(await writePdf(sheet('RT-1')))).toBe(true)
  })

  it('are drawn once, for all who ask at the same moment and for those who come later', async () => {
    const all = () => Promise.all(Array.from({ length: 60 }, () => drawPdf(sheet('RT-2'))))
    expect(await times(all)).toBe(1)
    expect(await times(all)).toBe(0)
    expect(await times(() => drawPdf(sheet('RT-3')))).toBe(1)
  })

  it('that cannot be drawn fail for who asked, and for no one after them', async () => {
    const broken = { ...sheet('RT-4'), blocks: [null] } as unknown as Sheet
    await expect(drawPdf(broken)).rejects.toThrow()
    await expect(drawPdf(broken)).rejects.toThrow()
    expect(await times(() => drawPdf(sheet('RT-4')))).toBe(1)
  })

  it('are drawn by another thread when one was ended', async () => {
    await drawPdf(sheet('RT-5'))
    const first = drawn.threadId
    await endDrawing()
    expect(await times(() => drawPdf(sheet('RT-5')))).toBe(1)
    expect(drawn.threadId).not.toBe(first)
  })
})
