import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'

const FORM = 'application/x-www-form-urlencoded'
const OURS = { 'sec-fetch-site': 'same-origin', 'content-type': FORM }
const FOREIGN = { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example', 'content-type': FORM }

interface Refusal {
  status: number
  path: string
  init?: RequestInit
  /** French and English title, and the start of the French sentence. */
  title: [string, string]
  text: string
}

const post = (headers: Record<string, string>, body = 'a=1'): RequestInit => ({ method: 'POST', headers, body })

const REFUSALS: Refusal[] = [
  {
    status: 400,
    path: '/boutique?q=a%00b',
    title: ['Demande non comprise', 'Request not understood'],
    text: 'L’adresse ou le formulaire',
  },
  {
    status: 405,
    path: '/boutique',
    init: post(OURS),
    title: ['Envoi non autorisé', 'Sending not allowed'],
    text: 'Cette page se consulte seulement',
  },
  {
    status: 405,
    path: '/login',
    init: { method: 'PUT', headers: OURS, body: 'a=1' },
    title: ['Envoi non autorisé', 'Sending not allowed'],
    text: 'Cette page se consulte seulement',
  },
  {
    status: 413,
    path: '/checkout/cart',
    init: post(OURS, `a=${'x'.repeat(3_000_000)}`),
    title: ['Envoi trop volumineux', 'Too much was sent'],
    text: 'Ce que vous avez envoyé',
  },
  {
    status: 415,
    path: '/login',
    init: post({ ...OURS, 'content-type': 'text/plain' }),
    title: ['Format non accepté', 'Format not accepted'],
    text: 'Cette page ne reçoit que',
  },
  {
    status: 403,
    path: '/checkout/cart',
    init: post(FOREIGN),
    title: ['Accès interdit', 'Forbidden access'],
    text: 'Cette demande vient d’un autre site',
  },
  {
    status: 403,
    path: '/errors/403',
    title: ['Accès interdit', 'Forbidden access'],
    text: 'Votre compte ne permet pas',
  },
  {
    status: 404,
    path: '/errors/418',
    title: ['Page non trouvée', 'Page not found'],
    text: 'Cette adresse ne mène',
  },
]

async function open(path: string, init?: RequestInit) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { redirect: 'manual', ...init })
  const html = await answer.text()
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  const [, heading] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
  return { status: answer.status, html, title, heading }
}

test.group('The error page', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  for (const { status, path, init, title, text } of REFUSALS) {
    test(`of ${status} says what it is: ${init?.method ?? 'GET'} ${path}`, async ({ assert }) => {
      const french = await open(`/vue${path}`, init)
      assert.deepEqual([french.status, french.title, french.heading], [status, title[0], title[0]])
      assert.match(french.html, new RegExp(`<p[^>]*>${text}`))
      const english = await open(`/vue/en${path}`, init)
      assert.deepEqual([english.status, english.title, english.heading], [status, title[1], title[1]])
    })
  }
})
