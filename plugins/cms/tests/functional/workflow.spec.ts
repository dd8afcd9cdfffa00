import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { TendContents } from '#plugins/cms/workflow/tend_contents'
import { createStaff, newStaffVisit, signedInStaff } from '#plugins/users/testing'
import { freshSite } from '#plugins/cms/testing'
import type { Answer, Visitor } from '#core/testing/visitor'
import type { Store } from '#core/database/store'

const POSTS = '/api/admin/cms/contents/posts'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = <T = Row>({ body }: Answer) => (body as { data: T }).data

const text = (words: string) => ({
  fr_FR: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
  en_GB: null,
})

const titled = (title: string) => ({ fr_FR: title, en_GB: null })

test.group('From draft to trash', (group) => {
  let store: Store
  let visitor: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    visitor = await newStaffVisit()
  })

  const make = async (parts: object) => dataOf(await visitor.send('POST', POSTS, parts))

  const change = async (row: Row, parts: object) =>
    dataOf(await visitor.send('PUT', `${POSTS}/${row.id}`, { ...row, ...parts, version: row.version }))

  test('versions are kept, compared and restored; the present one stays among them', async ({ assert }) => {
    const first = await make({ title: titled('Millésime'), body: text('Un été sec.') })
    const second = await change(first, { body: text('Un été très sec.'), title: titled('Le millésime') })
    const same = await change(second, { status: 'pending' })
    const at = `${POSTS}/${first.id}/revisions`
    const kept = dataOf<{ id: number; changed: string[]; isPresent: boolean }[]>(await visitor.send('GET', at))
    assert.deepEqual(
      kept.map(({ changed, isPresent }) => [changed, isPresent]),
      [
        [['Titre', 'Texte'], true],
        [[], false],
      ]
    )
    const compared = await visitor.send('GET', `${at}/${kept[1]?.id}`)
    assert.containsSubset(compared.body, {
      data: [{ field: 'body', locale: 'fr_FR', then: 'Un été sec.', now: 'Un été très sec.' }],
    })
    const restored = await visitor.send('POST', `${at}/${kept[1]?.id}/restorations`, { version: same.version })
    assert.equal(restored.status, 200)
    const row = dataOf(await visitor.send('GET', `${POSTS}/${first.id}`))
    assert.containsSubset(row, { title: titled('Millésime'), status: 'pending' })
    const stale = await visitor.send('POST', `${at}/${kept[1]?.id}/restorations`, { version: same.version })
    assert.equal(stale.status, 409)
  })

  test('what is unsaved comes back to its writer only, and others are told who edits', async ({ assert }) => {
    const row = await make({ title: titled('Cave') })
    await createStaff({ email: 'autre@exemple.fr', name: 'Anne Autre' })
    const other = await signedInStaff('autre@exemple.fr')
    const at = `${POSTS}/${row.id}/draft`
    const values = { title: titled('Cave voûtée'), slug: { fr_FR: 'NON VALIDE', en_GB: null } }
    assert.deepEqual(dataOf(await visitor.send('PUT', at, { values, version: 1 })), [] as never)
    assert.lengthOf(dataOf<object[]>(await other.send('PUT', at, {})), 1)
    assert.containsSubset(dataOf(await visitor.send('GET', at)), { values, version: 1 })
    assert.isNull(dataOf(await other.send('GET', at)))
    assert.equal((await visitor.send('DELETE', at)).status, 204)
    assert.isNull(dataOf(await visitor.send('GET', at)))
    assert.deepEqual(dataOf<object[]>(await other.send('PUT', at, {})), [])
  })

  test('a copy is a draft with its own address', async ({ assert }) => {
    const row = await make({ title: titled('Accords'), body: text('Fromages.') })
    const copies = [1, 2].map(async () =>
      visitor.send('POST', `${POSTS}/${row.id}/replicate`, { version: row.version })
    )
    const [one, two] = (await Promise.all(copies)).map((answer) => dataOf<{ open: number }>(answer).open)
    const slugs = await Promise.all(
      [one, two].map(async (id) => dataOf(await visitor.send('GET', `${POSTS}/${id}`)).slug as { fr_FR: string })
    )
    assert.sameMembers(
      slugs.map(({ fr_FR }) => fr_FR),
      ['accords-copy', 'accords-copy-2']
    )
  })

  test('what is due is published once, what was withdrawn meanwhile is not, and the trash is emptied', async ({
    assert,
  }) => {
    const due = await make({ title: titled('Vendanges'), status: 'scheduled', publishAt: '2999-01-01T08:00:00.000Z' })
    const later = await make({ title: titled('Hiver'), status: 'scheduled', publishAt: '2999-01-01T08:00:00.000Z' })
    const old = await change(await make({ title: titled('Vieux') }), { status: 'trash' })
    await store.transaction(async (trx) => {
      await trx.rawQuery(`update cms_contents set publish_at = '2020-01-01T08:00:00.000Z' where id = ?`, [due.id])
      await trx.rawQuery(`update cms_contents set trashed_at = '2020-01-01T08:00:00.000Z' where id = ?`, [old.id])
    })
    const tend = await app.container.make(TendContents)
    await tend.execute()
    await tend.execute()
    const read = async ({ id }: Row) => visitor.send('GET', `${POSTS}/${id}`)
    assert.containsSubset(dataOf(await read(due)), { status: 'published', publishedAt: '2020-01-01T08:00:00.000Z' })
    assert.containsSubset(dataOf(await read(later)), { status: 'scheduled' })
    assert.equal((await read(old)).status, 404)
  })
})
