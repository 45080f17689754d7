import { goInside } from '../support/go-inside.ts'
import { idOf } from '../support/listings.ts'
import { expectNoSidewaysScroll } from '../support/no-sideways-scroll.ts'
import { HOSTING_TABS, pathsOfListing, ROUTES } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { SMALLEST } from '../support/widths.ts'

test.use({ expectedErrors: [/status of 40[14]/] })

const PEOPLE = [
  {
    language: 'es',
    account: 'creator@roomtone.test',
    locale: 'es-MX',
    landing: 'El espacio, antes de que',
    search: 'espacios',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    refused: 'Datos de acceso incorrectos',
    settings: 'Ajustes de la cuenta',
    mail: 'Elige una contraseña nueva',
    english: /\b(Sign In|Search|Filters|Settings|Account)\b/,
  },
  {
    language: 'fr',
    account: 'petra@roomtone.test',
    locale: 'fr-CA',
    landing: 'Le lieu, avant que',
    search: 'lieux',
    email: 'E-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    refused: 'Identifiants incorrects',
    settings: 'Paramètres du compte',
    mail: 'Choisissez un nouveau mot de passe',
    english: /\b(Sign In|Search|Filters|Settings|Account)\b/,
  },
  {
    language: 'de',
    account: 'noor@roomtone.test',
    locale: 'de-AT',
    landing: 'Der Raum, bevor',
    search: 'Locations',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    refused: 'E-Mail-Adresse oder Passwort stimmt nicht',
    settings: 'Kontoeinstellungen',
    mail: 'Wählen Sie ein neues Passwort',
    english: /\b(Sign In|Search|Filters|Settings|Account)\b/,
  },
]

for (const person of PEOPLE) {
  test.describe(`someone who reads ${person.language}`, () => {
    test.use({ locale: person.locale })

    test('finds every page, every refusal and their mail in it', { tag: '@both' }, async ({
      page,
      server,
      mailTo,
      expectAccessible,
    }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', person.language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.landing)
      await expectAccessible()

      await page.goto('/search')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.search)
      await expect(page.getByRole('main')).not.toContainText(person.english)
      await expectAccessible()

      await page.goto('/auth?tab=sign-in')
      await page.getByLabel(person.email).fill(person.account)
      await page.getByLabel(person.password, { exact: true }).fill('wrong-password')
      await page.getByRole('main').getByRole('button', { name: person.submit, exact: true }).click()
      await expect(page.getByText(person.refused)).toBeVisible()

      // They chose it in their settings: it follows them to a browser that would like another one.
      await server.query('update users set language = $1 where email = $2', [person.language, person.account])
      await page.context().addCookies([{ name: 'language', value: 'en', url: server.url }])
      await page.goto('/auth?tab=sign-in&next=%2Faccount-settings')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.getByLabel('Email').fill(person.account)
      await page.getByLabel('Password', { exact: true }).fill('Roomtone1')
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', person.language)
      await page.goto('/account-settings')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.settings)
      await expectAccessible()

      await fetch(`${server.url}/api/account/password-reset/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.account }),
      })
      const mail = await mailTo(person.account, 'reset-password')
      expect(mail.subject).toBe(person.mail)
      expect(mail.html).toContain(`<html lang="${person.language}">`)
      await server.query('update users set language = null where email = $1', [person.account])
    })
  })
}

for (const { language } of PEOPLE) {
  test(`every page in ${language} stands on the smallest phone`, { tag: '@phone' }, async ({
    page,
    server,
    signInAs,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize(SMALLEST)
    await page.context().addCookies([{ name: 'language', value: language, url: server.url }])
    // One of each header; the pages below them are of words that break.
    for (const path of ['/', '/search', '/auth', '/refer-host']) {
      await page.goto(path)
      await expectNoSidewaysScroll(page, path)
    }
    const own = (who: 'creator' | 'host') =>
      Object.entries(ROUTES).filter(([, to]) => to.guest !== 'here' && to[who] === 'here')
    const seen = new Set(own('creator').map(([path]) => path))
    const hosting = [
      ...own('host').flatMap(([path]) => (seen.has(path) ? [] : [path])),
      ...HOSTING_TABS.map((tab) => `/hosting?tab=${tab}`),
      ...pathsOfListing(await idOf(server, 'Glasshouse on Fern Lane')),
    ]
    for (const [who, paths] of [
      ['creator', seen],
      ['host', hosting],
    ] as const) {
      await signInAs(who)
      await page.goto('/account-settings')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const path of paths) {
        await goInside(page, path)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await expectNoSidewaysScroll(page, path)
      }
    }
  })
}

test('a visitor chooses a language at the foot of the page, and it stays', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

const KB = 1000

/** Script that the page names in its head, as gzip sends it. */
async function scriptOf(url: string, language: string): Promise<number> {
  const html = await (await fetch(url, { headers: { cookie: `language=${language}` } })).text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
  const sizes = [...files].map(async (path) => {
    const file = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(file.headers.get('content-encoding')).toBe('gzip')
    return Number(file.headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('other languages cost the landing page little', { tag: '@once' }, async ({ server }) => {
  const english = await scriptOf(server.url, 'en')
  expect(english).toBeGreaterThan(50 * KB)
  for (const { language } of PEOPLE)
    expect(await scriptOf(server.url, language), language).toBeLessThan(english + 4 * KB)
})
