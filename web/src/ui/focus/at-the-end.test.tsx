import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IconButton } from '../icon-button.tsx'
import { SlideArrows } from '../slide-arrows.tsx'
import { StepButtons } from '../step-buttons.tsx'

const nothing = () => {}

/** A disabled button would drop its focus when its own press has reached the end. */
it.each([
  [
    'arrows',
    <SlideArrows key="" shown={0} last={3} labels={{ previous: 'Less', next: 'More' }} onGo={nothing} />,
  ],
  ['steps', <StepButtons key="" fewer="Less" more="More" isLeast isMost={false} onStep={nothing} />],
  [
    'an icon',
    <IconButton key="" label="Less" isOff>
      -
    </IconButton>,
  ],
])('%s at an end say so and keep the focus', (_, drawn) => {
  const [less = '', more = ''] = renderToStaticMarkup(drawn).match(/<button[^>]*>/g) ?? []
  expect(less).toContain('aria-label="Less"')
  expect(less).toContain('aria-disabled="true"')
  expect(more).not.toContain('aria-disabled="true"')
  expect(less + more).not.toContain(' disabled')
})
