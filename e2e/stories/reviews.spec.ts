import { idOf } from '../support/listings.ts'
import { expect, test } from '../support/test.ts'

/** A review that is refused, on purpose. */
test.use({ expectedErrors: [/422/] })

test('a guest reviews a shoot, both reviews are shown, and the guest answers', { tag: '@once' }, async ({
  page,
  server,
  signInAs,
  expectToast,
  expectAccessible,
}) => {
  await signInAs('creator')
  await page.goto('/trips?when=past')
  const trip = page.getByRole('article').filter({ hasText: 'Hollow Bell, live session' })
  await trip.getByRole('link', { name: 'Write a review' }).click()
  await expect(page.getByText('How was the space, and how was Wren as a host?')).toBeVisible()
  await expect(page.getByText('Come back with the next record.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast('Validation Error', 'Please choose one to five stars')
  await page.getByRole('radio', { name: '5 stars' }).check()
  await page.getByLabel('Your review', { exact: true }).fill('Call me at 415 555 0133.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  const refused = page.getByRole('dialog', { name: 'Please change these words' })
  await expect(refused).toContainText(
    'Everyone can read this, so please leave out contact details and links.',
  )
  await refused.getByRole('button', { name: 'Back to editing' }).click()
  await page.getByLabel('Your review', { exact: true }).fill('The boards sing, the neighbours do not mind.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast('Review submitted', 'Both reviews are public now.')
  await expect(page.getByText('Come back with the next record.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('The boards sing')
  const answer = page.getByRole('button', { name: 'Reply to the review by Wren' })
  await answer.click()
  await expect(page.getByLabel('Your reply')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(answer).toBeFocused()
  await answer.click()
  await page.getByLabel('Your reply').fill('We will, with a choir.')
  await page.getByRole('button', { name: 'Publish reply' }).click()
  await expectToast('Reply published')
  await expect(page.getByRole('article').filter({ hasText: 'We will, with a choir.' })).toBeFocused()

  await page.goto(`/property/${await idOf(server, 'Foundry Street Brick Loft')}`)
  await page.getByRole('link', { name: '11 reviews' }).click()
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByText('The boards sing, the neighbours do not mind.')).toBeVisible()
  await reviews.getByRole('button', { name: 'Show more' }).click()
  await expect(reviews.getByRole('article')).toHaveCount(11)
  await reviews
    .getByRole('button', { name: /^Report the review by/ })
    .first()
    .click()
  await page.getByLabel('What’s wrong?').fill('A story needs somebody to disagree')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expectToast('Thank you', 'We’ll look at this review.')
})

test('a host finds what is to write, writes it blind, and an admin takes a review down', {
  tag: '@once',
}, async ({ page, signInAs, expectToast, expectAccessible }) => {
  await signInAs('host')
  await page.goto('/hosting?tab=reviews')
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /To write/ }).click()
  await page.getByRole('link', { name: 'Write a review of Casa Tamarisk Pool Terrace' }).click()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page
    .getByLabel('Your review', { exact: true })
    .fill('Careful people, and the gate was closed behind them.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expectToast('Review submitted')
  await expect(page.getByText('One evening of light, three usable setups.')).toBeVisible()

  await signInAs('admin')
  await page.goto('/admin/moderation?tab=reviews&q=gate%20was%20closed')
  await page.getByRole('button', { name: 'Take down the review by Marguerite' }).click()
  await page.getByLabel('Reason').fill('The story says so')
  await page.getByRole('button', { name: 'Take down', exact: true }).click()
  await expectToast('Review taken down')
  await page.getByRole('button', { name: 'Bring back the review by Marguerite' }).click()
  await page.getByLabel('Reason').fill('It said nothing wrong')
  await page.getByRole('button', { name: 'Bring back', exact: true }).click()
  await expectToast('Review restored')
})
