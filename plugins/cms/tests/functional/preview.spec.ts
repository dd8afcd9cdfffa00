import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { Visitor, type Answer } from '#core/testing/visitor'

const ADMIN = '/api/admin/cms/contents'

type Row = Record<string, unknown> & { id: number; version: number }

interface Preview {
  page: { title: string; summary: string; document: { content: unknown[] }; categories: { name: string }[] }
  status: string
  isUnsaved: boolean
}

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const codeOf = ({ body }: Answer) => (body as { errors: { code: string }[] }).errors[0]?.code

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const inFrench = (value: unknown) => ({ fr_FR: value, en_GB: null })

test.group('Previews of contents', (group) => {
  let staff: Visitor
  const anybody = new Visitor()

  group.each.setup(async () => {
    await freshSite()
    staff = await newStaffVisit()
    return () => app.container.restore(Clock)
  })

  const make = async (parts: object, type = 'posts') => {
    const answer = await staff.send('POST', `${ADMIN}/${type}`, parts)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Row>(answer)
  }

  const linkOf = async (id: number, query = '') => {
    const answer = await staff.send('GET', `${ADMIN}/posts/${id}/preview${query}`)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    const { path, until } = dataOf<{ path: string; until: string }>(answer)
    return { sealed: path.replace('/preview/contents/', ''), until }
  }

  const look = async (sealed: string, locale = 'fr_FR') =>
    anybody.send('GET', `/api/cms/previews/${sealed}?locale=${locale}`)

  test('a link shows a draft to anybody, in the languages that it has, and is never kept', async ({ assert }) => {
    const { id } = await make({ title: inFrench('Vendanges'), body: inFrench(paragraph('Bientôt.')) })
    const { sealed } = await linkOf(id)
    const shown = await look(sealed)
    assert.containsSubset(dataOf<Preview>(shown), {
      page: { title: 'Vendanges', summary: 'Bientôt.' },
      status: 'draft',
      isUnsaved: false,
    })
    assert.equal(shown.headers.get('cache-control'), 'private, no-store')
    assert.equal((await look(sealed, 'en_GB')).status, 404)
    assert.equal((await anybody.send('GET', `${ADMIN}/posts/${id}/preview`)).status, 401)
  })

  test('a link that was changed by one letter, or has ended, leads nowhere', async ({ assert }) => {
    const { id } = await make({ title: inFrench('Vendanges') })
    const { sealed, until } = await linkOf(id)
    for (const at of [0, 5, Math.floor(sealed.length / 2), sealed.length - 1]) {
      const forged = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
      const answer = await look(forged)
      assert.deepEqual([answer.status, codeOf(answer)], [410, 'E_CMS_PREVIEW_OVER'], String(at))
    }
    for (const forged of ['none', 'a.b.c', encodeURIComponent('{"id":1}')]) {
      assert.equal((await look(forged)).status, 410, forged)
    }
    const end = Date.parse(until)
    app.container.swap(Clock, () => new FrozenClock(new Date(end - 1000).toISOString()))
    assert.equal((await look(sealed)).status, 200)
    app.container.swap(Clock, () => new FrozenClock(new Date(end + 1000).toISOString()))
    assert.equal((await look(sealed)).status, 410)
  })

  test('what is in the trash or gone is not shown', async ({ assert }) => {
    const row = await make({ title: inFrench('Vendanges') })
    const { sealed } = await linkOf(row.id)
    const at = `${ADMIN}/posts/${row.id}`
    const trashed = dataOf<Row>(await staff.send('PUT', at, Object.assign(row, { status: 'trash' })))
    assert.equal((await look(sealed)).status, 404)
    assert.equal((await staff.send('DELETE', at, { version: trashed.version })).status, 204)
    assert.equal((await look(sealed)).status, 404)
  })

  test('shows what is unsaved, without what is not valid yet', async ({ assert }) => {
    const category = dataOf<Row>(await staff.send('POST', '/api/admin/cms/categories', { name: inFrench('Guides') }))
    const row = await make({ title: inFrench('Vendanges'), body: inFrench(paragraph('Ancien.')) })
    const block = (name: string, values: object) => ({ type: 'block', attrs: { id: name, name, values } })
    const text = {
      type: 'doc',
      content: [
        ...paragraph('Nouveau.').content,
        block('core.image', { picture: 'rien' }),
        block('nobody.knows', {}),
        { type: 'script', content: [] },
      ],
    }
    const values = {
      title: { fr_FR: 'Vendanges 2026', en_GB: 'Harvest' },
      body: { fr_FR: text, en_GB: null },
      excerpt: inFrench(null),
      slug: inFrench('PAS VALIDE'),
      template: 'nothing',
      categories: [category.id],
    }
    const draft = `${ADMIN}/posts/${row.id}/draft`
    assert.equal((await staff.send('PUT', draft, { values, version: row.version })).status, 200)
    const saved = await linkOf(row.id)
    assert.containsSubset(dataOf<Preview>(await look(saved.sealed)), { page: { title: 'Vendanges' }, isUnsaved: false })
    const { sealed } = await linkOf(row.id, '?unsaved=true')
    const shown = dataOf<Preview>(await look(sealed))
    assert.containsSubset(shown, {
      page: {
        title: 'Vendanges 2026',
        summary: 'Nouveau.',
        template: 'default',
        categories: [{ name: 'Guides' }],
      },
      isUnsaved: true,
    })
    assert.lengthOf(shown.page.document.content, 1)
    assert.equal(dataOf<Preview>(await look(sealed, 'en_GB')).page.title, 'Harvest')
    await staff.send('DELETE', draft)
    assert.containsSubset(dataOf<Preview>(await look(sealed)), { page: { title: 'Vendanges' }, isUnsaved: false })
  })

  test('shows a content that was never saved', async ({ assert }) => {
    const values = { title: inFrench('Tout neuf'), body: inFrench(paragraph('Premier jet.')) }
    await staff.send('PUT', `${ADMIN}/posts/0/draft`, { values })
    const { sealed } = await linkOf(0, '?unsaved=true')
    assert.containsSubset(dataOf<Preview>(await look(sealed)), {
      page: { title: 'Tout neuf', summary: 'Premier jet.' },
      status: 'draft',
    })
    await staff.send('DELETE', `${ADMIN}/posts/0/draft`)
    assert.equal((await look(sealed)).status, 404)
  })
})
