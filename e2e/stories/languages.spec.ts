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
    offer: 'Leer en español',
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
    offer: 'Lire en français',
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
    offer: 'Auf Deutsch lesen',
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
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expectAccessible()
      await page.getByRole('link', { name: person.offer }).click()
      await expect(page).toHaveURL(`${server.url}/${person.language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', person.language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.landing)
      await expectAccessible()

      await page.goto(`/${person.language}/search`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.search)
      await expect(page.getByRole('main')).not.toContainText(person.english)
      await expectAccessible()

      await page.goto('/auth?tab=sign-in')
      await page.getByLabel(person.email).fill(person.account)
      await page.getByLabel(person.password, { exact: true }).fill('wrong-password')
      await page.getByRole('main').getByRole('button', { name: person.submit, exact: true }).click()
      await expect(page.getByText(person.refused)).toBeVisible()

      // They chose it in their settings, so it applies in a browser that prefers another language too.
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
      expect(mail.html).toContain(`<html lang="${person.language}" dir="ltr">`)
      await server.query('update users set language = null where email = $1', [person.account])
    })
  })
}

for (const { language } of PEOPLE) {
  test(`every page in ${language} fits the smallest phone`, { tag: '@phone' }, async ({
    page,
    server,
    signInAs,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize(SMALLEST)
    await page.context().addCookies([{ name: 'language', value: language, url: server.url }])
    // One page with each header; on the pages below, words can wrap.
    for (const path of [`/${language}`, `/${language}/search`, '/auth', `/${language}/refer-host`]) {
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

for (const { language } of PEOPLE) {
  test(`the back office cuts no filter in ${language}`, { tag: '@phone' }, async ({
    page,
    server,
    signInAs,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: server.url }])
    await signInAs('admin')
    await page.goto('/admin/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const path of ['users', 'bookings', 'moderation', 'disputes', 'refunds', 'credits', 'analytics']) {
      await goInside(page, `/admin/${path}`)
      await expect(page.locator('search select').first(), path).toBeVisible()
      expect(await page.locator('search select:visible').evaluateAll(cutOptions), path).toEqual([])
    }
  })
}

/** Options that are longer than the room their select has for words. */
function cutOptions(selects: Element[]): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen) pen.font = font
    return [...select.options]
      .map(({ text }) => text)
      .filter((text) => (pen?.measureText(text).width ?? 0) > room)
  })
}

test('a visitor chooses a language at the foot of the page, and links keep it', { tag: '@once' }, async ({
  page,
}) => {
  const html = page.locator('html')
  await page.goto('/search?crew=4&sort=price')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Français' })
  await expect(link).toHaveAttribute('href', '/fr/search?crew=4&sort=price')
  await link.click()
  await expect(page).toHaveURL(/\/fr\/search\?crew=4&sort=price$/)
  await expect(html).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('spinbutton', { name: 'Équipe' }).first()).toHaveValue('4')

  // Inside, and by Back and Forward.
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr\/property\/[\w-]+/)
  await page.goBack()
  await expect(page).toHaveURL(/\/fr\/search\?crew=4&sort=price$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Centre d’aide' }).click()
  await expect(page).toHaveURL(/\/fr\/help$/)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'fr')

  // A member's own page has one address and stays there; so does Back.
  await page.goto('/fr/search')
  await page.getByRole('link', { name: 'Connexion' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fsearch&tab=sign-in$/)
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'fr')
  await page.goto('/nowhere-at-all')
  await expect(html).toHaveAttribute('lang', 'fr')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/fr$/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\d\/$/)
  await expect(html).toHaveAttribute('lang', 'en')
})

test.describe('a browser that would like Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is offered it on a bare page, quietly, and not again once it said no', { tag: '@both' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?crew=4')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const offer = page.getByRole('complementary', { name: 'Español' })
    await expect(offer.getByRole('link', { name: 'Leer en español' })).toHaveAttribute(
      'href',
      '/es/search?crew=4',
    )
    await expect(page.getByRole('complementary', { name: 'Français' })).toBeHidden()
    await expectAccessible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(offer).toBeHidden()
    await page.goBack()
    await offer.getByRole('button', { name: 'Cerrar' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/')
    await expect(offer).toBeHidden()
    await page.goto('/es')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('goes on in English after an English page, for as long as it is open', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/search')
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'language')
    expect(cookie).toMatchObject({ value: 'en', expires: -1 })
  })
})

test('a member reads their own pages in their language, whichever page they come from', {
  tag: '@once',
}, async ({ page, server, signInAs }) => {
  const html = page.locator('html')
  await server.query('update users set language = $1 where email = $2', ['fr', 'creator@roomtone.test'])
  try {
    await signInAs('creator')
    await page.context().addCookies([{ name: 'language', value: 'fr', url: server.url }])
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('roomtone.session') ?? '')
      session.user.language = 'fr'
      localStorage.setItem('roomtone.session', JSON.stringify(session))
    })
    await page.goto('/refer-host')
    await expect(html).toHaveAttribute('lang', 'en')
    await page.getByLabel('Friend’s email').fill('half-typed@exa')
    await page.getByRole('link', { name: 'Lire en français' }).click()
    await expect(page).toHaveURL(/\/fr\/refer-host$/)
    await expect(page.locator('main input[type=email]')).toHaveValue('half-typed@exa')

    await page.goto('/help')
    await expect(html).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Roomtone, home' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(html).toHaveAttribute('lang', 'fr')
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.getByRole('main').getByRole('link').and(page.locator('[href^="/fr/"]')).first().click()
    await expect(page).toHaveURL(/\/fr\//)
    await page.goto('/fr')
    await expect(page).toHaveURL(/\/home$/)
  } finally {
    await server.query('update users set language = null where email = $1', ['creator@roomtone.test'])
  }
})

test('search engines find every page in every language, and documents once', { tag: '@once' }, async ({
  page,
  server,
}) => {
  const placesOf = async (path: string) => {
    const html = await (await fetch(server.url + path)).text()
    const links = [
      ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]+)">/g),
    ]
    return Object.fromEntries(
      links.map(([, rel, name, href]) => [name ?? rel, href?.replace(server.url, '')]),
    )
  }
  const all = { en: '/search', es: '/es/search', fr: '/fr/search', 'x-default': '/search' }
  expect(await placesOf('/search?crew=4')).toMatchObject({ canonical: '/search', ...all })
  expect(await placesOf('/fr/search')).toMatchObject({ canonical: '/fr/search', ...all })
  expect(await placesOf('/es')).toMatchObject({ canonical: '/es', en: '/', fr: '/fr', 'x-default': '/' })
  expect(await placesOf('/es/terms')).toEqual({ canonical: '/terms' })
  expect(await placesOf('/fr/help?article=second-hold')).toEqual({ canonical: '/help?article=second-hold' })
  await page.goto('/es/terms')
  await expect(page.getByText('Este texto solo está disponible en inglés.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await page.goto('/fr/help?article=second-hold')
  await expect(page.getByText('Ce texte n’est disponible qu’en anglais.')).toBeVisible()
})

test('a page that is not there is missed in the language of its address', { tag: '@once' }, async ({
  page,
}) => {
  const response = await page.goto('/es/nowhere-at-all')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/es$/)
})

const KB = 1000

/** Script that the page names in its head, as gzip sends it. */
async function scriptOf(url: string, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
  const sizes = [...files].map(async (path) => {
    const file = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
    expect(file.headers.get('content-encoding')).toBe('gzip')
    return Number(file.headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('other languages cost the landing page little', { tag: '@once' }, async ({ server }) => {
  const english = await scriptOf(server.url, '/')
  expect(english).toBeGreaterThan(50 * KB)
  for (const { language } of PEOPLE)
    expect(await scriptOf(server.url, `/${language}`), language).toBeLessThan(english + 4 * KB)
})
