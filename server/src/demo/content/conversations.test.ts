import { expect, it } from 'vitest'
import { createOfflineModeration } from '../../platform/moderation/offline-moderation.ts'
import { DEMO_CONVERSATIONS } from './conversations.ts'

const SAID = DEMO_CONVERSATIONS.flatMap(({ messages }) =>
  messages.map((message, index) => ({
    ...message,
    before: messages
      .slice(0, index)
      .filter(({ from }) => from === message.from)
      .map(({ says }) => says),
  })),
)

it.each(SAID.filter(({ isHeld }) => !isHeld))('lets pass: $says', async ({ says, before }) => {
  const verdict = await createOfflineModeration().check({ content: says, before, isConfirmed: false })
  expect(verdict).toMatchObject({ isCompliant: true, flags: [] })
})

it('has one message for an admin to decide about', async () => {
  const held = SAID.filter(({ isHeld }) => isHeld)
  expect(held).toHaveLength(1)
  for (const { says, before } of held) {
    const verdict = await createOfflineModeration().check({ content: says, before, isConfirmed: false })
    expect(verdict).toMatchObject({ isCompliant: false, severity: 'high' })
  }
})
