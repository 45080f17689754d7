import { FLAG_KINDS, type FlagKind } from '@roomtone/domain/moderation/verdict'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  BLIND_MESSAGES,
  DEV_HELD_OUT,
  DEV_LEARNED,
  DODGES_HELD_OUT,
  DODGES_TO_LEARN_FROM,
  type Labelled,
  MODERATION_CORPUS,
  PRODUCTION_MESSAGES,
  UNSEEN_MESSAGES,
} from '../../../testing/moderation-corpus.ts'
import { createOfflineModeration } from './offline-moderation.ts'

type Judged = Labelled & { kinds: FlagKind[]; severity: string | null }

let corpus: Judged[] = []
let unseen: Judged[] = []
beforeAll(async () => {
  corpus = await judge(MODERATION_CORPUS)
  unseen = await judge(UNSEEN_MESSAGES)
  console.info(
    `${report('Moderation, the corpus', corpus)}\n\n${report('Moderation, messages the rules were not written for', unseen)}`,
  )
})

describe('the corpus of messages', () => {
  it('is large enough to say something', () => {
    const all = [...MODERATION_CORPUS, ...UNSEEN_MESSAGES].map(({ before, text }) =>
      [...before, text].join('\n'),
    )
    expect(new Set(all).size).toBe(all.length)
    expect(corpus.length).toBeGreaterThanOrEqual(400)
    expect(fine(corpus).length).toBeGreaterThanOrEqual(220)
    expect(bad(corpus).length).toBeGreaterThanOrEqual(180)
    for (const kind of FLAG_KINDS) expect(labelled(corpus, kind).length).toBeGreaterThanOrEqual(20)
  })

  it('is told apart with a precision of 0.98 and a recall of 0.95', () => {
    expect(overall(corpus).precision).toBeGreaterThanOrEqual(0.98)
    expect(overall(corpus).recall).toBeGreaterThanOrEqual(0.95)
  })

  it.each(FLAG_KINDS)('is told apart by kind: %s', (kind) => {
    expect(ofKind(corpus, kind).precision).toBeGreaterThanOrEqual(0.95)
    expect(ofKind(corpus, kind).recall).toBeGreaterThanOrEqual(0.9)
  })

  it('is caught four times in five in messages written without knowing the rules, without a false alarm', async () => {
    const blind = await judge(BLIND_MESSAGES)
    const caught = bad(blind).filter(({ kinds }) => kinds.length > 0)
    expect(caught.length / bad(blind).length).toBeGreaterThanOrEqual(0.8)
    expect(fine(blind).filter(({ kinds }) => kinds.length > 0)).toEqual([])
  })

  it('never has ordinary talk hidden and shown to admins', () => {
    expect([...fine(corpus), ...fine(unseen)].filter(({ severity }) => severity === 'high')).toEqual([])
  })

  // The floor is what was measured when the set was written: no target, only a sign when it gets worse.
  it('catches no less than before of what the rules were not written for, and leaves its ordinary talk alone', () => {
    expect(overall(unseen).precision).toBeGreaterThanOrEqual(0.95)
    expect(overall(unseen).recall).toBeGreaterThanOrEqual(0.85)
  })
})

describe('messages that dodge the rules', () => {
  it.each([
    ['written for', DODGES_TO_LEARN_FROM],
    ['held out', DODGES_HELD_OUT],
  ])('are caught: %s', async (title, messages) => {
    const judged = await judge(messages)
    console.info(report(`Moderation, dodges ${title}`, judged))
    expect(judged.length).toBeGreaterThanOrEqual(220)
    expect(overall(judged).recall).toBeGreaterThanOrEqual(0.95)
    for (const kind of FLAG_KINDS) expect(ofKind(judged, kind).recall).toBeGreaterThanOrEqual(0.85)
  })

  it('are told from 500 ordinary messages that come close to them', async () => {
    const alarms = (await judge(PRODUCTION_MESSAGES)).filter(({ kinds }) => kinds.length > 0)
    expect(PRODUCTION_MESSAGES.length).toBeGreaterThanOrEqual(500)
    // One in 250 was what the rules did before they were widened.
    expect(alarms.length / PRODUCTION_MESSAGES.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.004)
  })
})

describe('messages by another author', () => {
  // Floors are what was measured: signs when it gets worse, no targets.
  it.each([
    ['every other one, which the rules were widened with', DEV_LEARNED, 0.97],
    ['the rest, which nobody read meanwhile', DEV_HELD_OUT, 0.62],
  ])('are told apart: %s', async (_, messages, floor) => {
    const judged = await judge(messages)
    const alarms = fine(judged).filter(({ kinds }) => kinds.length > 0)
    expect(bad(judged)).toHaveLength(195)
    expect(fine(judged)).toHaveLength(100)
    expect(overall(judged).recall).toBeGreaterThanOrEqual(floor)
    expect(alarms.length).toBeLessThanOrEqual(1)
  })
})

async function judge(messages: Labelled[]): Promise<Judged[]> {
  const moderation = createOfflineModeration()
  return Promise.all(
    messages.map(async (message) => {
      const { flags, severity } = await moderation.check({
        content: message.text,
        before: message.before,
        isConfirmed: false,
      })
      return { ...message, kinds: flags.map(({ kind }) => kind), severity }
    }),
  )
}

function fine(messages: Judged[]) {
  return messages.filter(({ label }) => label === 'fine')
}

function bad(messages: Judged[]) {
  return messages.filter(({ label }) => label !== 'fine')
}

function labelled(messages: Judged[], kind: FlagKind) {
  return messages.filter(({ label }) => label === kind)
}

function overall(messages: Judged[]) {
  const caught = bad(messages).filter(({ kinds }) => kinds.length > 0).length
  const alarms = fine(messages).filter(({ kinds }) => kinds.length > 0).length
  return { precision: caught / (caught + alarms), recall: caught / bad(messages).length }
}

function ofKind(messages: Judged[], kind: FlagKind) {
  const said = messages.filter(({ kinds }) => kinds.includes(kind))
  const right = said.filter(({ label }) => label === kind).length
  return { precision: right / said.length, recall: right / labelled(messages, kind).length }
}

function report(title: string, messages: Judged[]): string {
  const figures = ({ precision, recall }: { precision: number; recall: number }) =>
    `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`
  const shown = ({ label, before, text, kinds }: Judged) =>
    `  [${label} -> ${kinds.join(', ') || 'fine'}] ${[...before, text].join(' / ')}`
  const alarms = fine(messages).filter(({ kinds }) => kinds.length > 0)
  const missed = bad(messages).filter(({ kinds }) => kinds.length === 0)
  const mistaken = bad(messages).filter(({ label, kinds }) => kinds.some((kind) => kind !== label))
  return [
    `${title}: ${messages.length}, of them ${fine(messages).length} fine`,
    `${'overall'.padEnd(16)} ${figures(overall(messages))}`,
    ...FLAG_KINDS.map(
      (kind) =>
        `${kind.padEnd(16)} ${figures(ofKind(messages, kind))}  of ${labelled(messages, kind).length}`,
    ),
    `False alarms: ${alarms.length}`,
    ...alarms.map(shown),
    `Misses: ${missed.length}`,
    ...missed.map(shown),
    `Caught for another reason, or for one more: ${mistaken.length}`,
    ...mistaken.map(shown),
  ].join('\n')
}
