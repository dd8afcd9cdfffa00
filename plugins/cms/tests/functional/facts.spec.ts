import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ShowContent } from '#plugins/cms/site/show_content'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { onStatement } from '#core/database/statement_counter'
import { Visitor, type Answer } from '#core/testing/visitor'
import type { FactSection } from '#plugins/cms/custom_fields/facts'
import type { Store } from '#core/database/store'

const ADMIN = '/api/admin/cms'

type Row = Record<string, unknown> & { id: number; version: number }

const dataOf = <T>({ body }: Answer) => (body as { data: T }).data

const both = (text: string, english: string | null = `${text} EN`) => ({ fr_FR: text, en_GB: english })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const EVERYWHERE = { type: null, template: null, category: null }

test.group('Custom fields on pages', (group) => {
  let store: Store
  let staff: Visitor

  group.each.setup(async () => {
    store = await freshSite()
    await enterSampleMedia()
    staff = await newStaffVisit()
  })

  const make = async (at: string, row: object) => {
    const answer = await staff.send('POST', `${ADMIN}/${at}`, row)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return dataOf<Row>(answer)
  }
  const makeGroup = (parts: object = {}) =>
    make('custom-fields', { name: both('Fiche'), locations: [EVERYWHERE], ...parts })
  const makeField = async (groupId: number, kind: string, parts: object = {}) => {
    const { id } = await make('group-fields', { groupId, kind, label: both(`Le ${kind}`), ...parts })
    return { id, name: `custom_${id}` }
  }
  const post = (parts: object) => make('contents/posts', { title: both('Daube'), status: 'published', ...parts })
  const factsOf = async (path: string, locale = 'fr_FR') => {
    const answer = await new Visitor().send('GET', `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`)
    const { facts, page } = dataOf<{ facts?: FactSection[]; page?: { facts: FactSection[] } }>(answer)
    return { sections: facts ?? page?.facts ?? [] }
  }
  /** As its page asks for it. Answers over HTTP are kept until something changes, and only pages see their tags. */
  const content = async (id: number) => {
    const show = await app.container.make(ShowContent)
    const place = { channel: 'default', locale: 'fr_FR', currency: 'EUR' } as const
    return show.execute(place, { id, maySeePrivate: () => false })
  }
  const shown = ({ sections }: { sections: FactSection[] }) =>
    Object.fromEntries(sections.flatMap(({ facts }) => facts).map(({ label, value }) => [label, value]))

  test('are shown by kind, in the language of the page', async ({ assert }) => {
    const { id } = await makeGroup()
    const tag = await make('tags', { name: both('Hiver') })
    const linked = await make('contents/pages', { title: both('La maison'), status: 'published' })
    const draft = await make('contents/pages', { title: both('Brouillon') })
    const repeater = await makeField(id, 'repeater')
    const part = await makeField(id, 'text', { parentId: repeater.id, label: both('Ingrédient') })
    const kinds: [string, object, unknown][] = [
      ['text', { isTranslated: true }, both('Salez à la fin', null)],
      ['integer', {}, 1500],
      ['decimal', {}, '2.50'],
      ['percent', {}, 1250],
      ['money', {}, 123450],
      ['day', {}, '2027-01-03'],
      ['boolean', {}, false],
      [
        'choices',
        {
          choices: [
            { value: 'a', label: both('Facile') },
            { value: 'b', label: both('Long') },
          ],
        },
        ['b', 'a'],
      ],
      ['country', {}, 'PT'],
      ['url', {}, 'https://www.example.org/vins/'],
      ['email', {}, 'chef@example.org'],
      ['colour', {}, '#7b1e3a'],
      ['rich_text', { isTranslated: true }, both(paragraph('Un texte') as never, paragraph('A text') as never)],
      ['media', { many: true }, [sampleMedium('image', 1)]],
      ['relation', { of: 'cms.pages', many: true }, [linked.id, draft.id]],
      ['link', { label: both('La suite') }, `ref:cms.content/${linked.id}#equipe`],
      ['link', { label: both('Ailleurs') }, 'mailto:cave@example.org'],
      ['lines', {}, ['Plat', 'Dessert']],
    ]
    const values: Record<string, unknown> = { [repeater.name]: [{ [part.name]: 'Oignons' }, { [part.name]: '' }] }
    for (const [kind, parts, value] of kinds) values[(await makeField(id, kind, parts)).name] = value
    const tags = await makeField(id, 'relation', { of: 'cms.tags', label: both('Saison') })
    const staffOnly = await makeField(id, 'relation', { of: 'users.staff', label: both('Auteur') })
    const hidden = await makeField(id, 'text', { isHidden: true, label: both('Note') })
    await makeField(id, 'text', { label: both('Vide') })
    const said = { [tags.name]: tag.id, [staffOnly.name]: 1, [hidden.name]: 'secret' }
    const { id: postId } = await post({ ...values, ...said })
    const french = await factsOf(`/api/cms/contents?id=${postId}`)
    assert.equal(french.sections[0]?.title, 'Fiche')
    const facts = shown(french)
    assert.containsSubset(facts, {
      'Le text': { type: 'text', text: 'Salez à la fin' },
      'Le integer': { text: '1\u202f500' },
      'Le decimal': { text: '2,5' },
      'Le percent': { text: '12,5\u00a0%' },
      'Le money': { text: '1\u202f234,50\u00a0€' },
      'Le day': { text: '3 janvier 2027' },
      'Le boolean': { text: 'Non' },
      'Le choices': { type: 'words', words: ['Long', 'Facile'] },
      'Le country': { text: 'Portugal' },
      'Le url': { name: 'example.org/vins', href: 'https://www.example.org/vins/' },
      'Le email': { href: 'mailto:chef@example.org' },
      'Le colour': { colour: '#7b1e3a' },
      'Le rich_text': { document: { content: [{ content: [{ text: 'Un texte' }] }] } },
      'Le media': { media: [{ type: 'image' }] },
      'Le relation': { pages: [{ name: 'La maison', path: '/la-maison' }] },
      'Le repeater': { parts: [[{ label: 'Ingrédient', value: { text: 'Oignons' } }]] },
      'La suite': { pages: [{ name: 'La maison', path: '/la-maison' }] },
      'Ailleurs': { name: 'cave@example.org', href: 'mailto:cave@example.org' },
      'Le lines': { words: ['Plat', 'Dessert'] },
      'Saison': { pages: [{ name: 'Hiver' }] },
    })
    assert.notProperty(facts, 'Vide')
    assert.notProperty(facts, 'Note')
    // Rows without a page are not shown: a list of the back office may name anybody.
    assert.notProperty(facts, 'Auteur')
    const english = shown(await factsOf(`/api/cms/contents?id=${postId}`, 'en_GB'))
    assert.notProperty(english, 'Le text EN')
    assert.containsSubset(english, {
      'Le boolean EN': { text: 'No' },
      'Le relation EN': { pages: [{ path: '/la-maison-en' }] },
      'Le rich_text EN': { document: { content: [{ content: [{ text: 'A text' }] }] } },
    })
  })

  test('stand where their group does: by template and category, on categories if it says so', async ({ assert }) => {
    const wines = await make('categories', { name: both('Vins') })
    const narrow = await makeGroup({ locations: [{ ...EVERYWHERE, template: 'wide', category: wines.id }] })
    const { name } = await makeField(narrow.id, 'text')
    const wide = { template: 'wide', [name]: 'Oui' }
    const inside = await post({ ...wide, categories: [wines.id] })
    const outside = await post(wide)
    assert.lengthOf((await factsOf(`/api/cms/contents?id=${inside.id}`)).sections, 1)
    assert.lengthOf((await factsOf(`/api/cms/contents?id=${outside.id}`)).sections, 0)
    const general = await makeGroup({ locations: [], onCategories: true })
    const field = await makeField(general.id, 'text')
    const reds = await make('categories', { name: both('Rouges'), [field.name]: 'À carafer' })
    const category = await factsOf(`/api/cms/categories/${reds.id}`)
    assert.containsSubset(shown(category), { 'Le text': { text: 'À carafer' } })
  })

  test('are purged with all that they show', async ({ assert }) => {
    const { id } = await makeGroup()
    const relation = await makeField(id, 'relation', { of: 'cms.pages' })
    const picture = await makeField(id, 'media')
    const linked = await make('contents/pages', { title: both('La maison'), status: 'published' })
    const page = await make('contents/pages', {
      title: both('Accueil'),
      status: 'published',
      [relation.name]: linked.id,
      [picture.name]: sampleMedium('image', 1),
    })
    const { tags } = await content(page.id)
    const purged = new Set<string>()
    store.changes.follow('*', { apply: (changed) => changed.forEach((tag) => purged.add(tag)), reset: () => undefined })
    const isPurged = async (work: () => Promise<unknown>) => {
      await store.changes.catchUp({ now: true })
      purged.clear()
      await work()
      await store.changes.catchUp({ now: true })
      return tags.some((tag) => purged.has(tag))
    }
    const change = async (at: string, row: Row, parts: object) => {
      const kept = dataOf<Row>(await staff.send('GET', `${ADMIN}/${at}/${row.id}`))
      const { status, body } = await staff.send('PUT', `${ADMIN}/${at}/${row.id}`, { ...kept, ...parts })
      assert.equal(status, 200, JSON.stringify(body))
    }
    const title = { title: both('Notre maison') }
    assert.isTrue(await isPurged(() => change('contents/pages', linked, title)), 'the title of what is chosen')
    const label = { label: both('Autre') }
    const field = { id: relation.id } as Row
    assert.isTrue(await isPurged(() => change('group-fields', field, label)), 'the label of a field')
    assert.isTrue(await isPurged(() => makeField(id, 'text')), 'a new field')
    assert.include(tags, `platform.library:${sampleMedium('image', 1)}`)
  })

  test('ask no more statements when there are twenty of them', async ({ assert }) => {
    const { id } = await makeGroup()
    const linked = await make('contents/pages', { title: both('La maison'), status: 'published' })
    const values: Record<string, unknown> = {}
    const fill = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        values[(await makeField(id, 'relation', { of: 'cms.pages' })).name] = linked.id
        values[(await makeField(id, 'media')).name] = sampleMedium('image', at + 1)
        values[(await makeField(id, 'rich_text')).name] = paragraph(`Texte ${at}`)
      }
    }
    const statements = async () => {
      const { id: postId } = await post(values)
      await content(postId)
      const seen: string[] = []
      const stop = onStatement((sql) => seen.push(sql))
      await content(postId)
      stop()
      return seen.filter((sql) => !/core_changes|pg_current_snapshot/.test(sql)).length
    }
    await fill(1)
    const few = await statements()
    await fill(6)
    assert.equal(await statements(), few)
    assert.isAtLeast(few, 5)
    assert.isAtMost(few, 9)
  })
})
