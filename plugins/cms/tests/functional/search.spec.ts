import { test } from '@japa/runner'
import { freshSite } from '#plugins/cms/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { Visitor } from '#core/testing/visitor'
import { onStatement } from '#core/database/statement_counter'
import type { TextPart } from '#core/search/mark_words'

const CONTENTS = '/api/admin/cms/contents'

interface Extract {
  name: TextPart[]
  text: TextPart[]
  date: string | null
  label: string | null
}

interface Found {
  data: { kind: string; name: string; path: string; caption: string | null; extract: Extract | null }[]
  meta: { total: number; kinds: Record<string, number>; correction: string | null }
}

const both = (text: string, english = `${text} EN`) => ({ fr_FR: text, en_GB: english })

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Found words in brackets. */
const shown = (parts: TextPart[] | undefined) =>
  parts?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')

test.group('The search over contents', (group) => {
  let staff: Visitor
  const anybody = new Visitor()

  group.each.setup(async () => {
    await freshSite()
    staff = await newStaffVisit()
  })

  const make = async (type: string, title: string, parts: object = {}) => {
    const answer = await staff.send('POST', `${CONTENTS}/${type}`, {
      title: both(title),
      status: 'published',
      ...parts,
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  }

  const search = async (query: string) => {
    const { status, body } = await anybody.send('GET', `/api/search?${query}`)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as Found
  }

  test('counts each kind without reading a text', async ({ assert }) => {
    await make('posts', 'Décanter')
    await make('posts', 'Carafe', { body: { fr_FR: paragraph('Décanter un vin.') } })
    await make('posts', 'Brouillon', { status: 'draft', body: { fr_FR: paragraph('Décanter.') } })
    await make('pages', 'Décanter ?')
    const { data, meta } = await search('q=decanter&limit=0')
    assert.deepEqual(data, [])
    assert.containsSubset(meta, { total: 3, kinds: { post: 2, page: 1 } })
  })

  test('shows the piece of the text that was found, with its words marked, the best first', async ({ assert }) => {
    const filler = 'Une phrase sans rapport avec le sujet. '.repeat(30)
    await make('posts', 'Servir', {
      publishedAt: '2026-01-02T08:00:00.000Z',
      excerpt: both('Un extrait.'),
      body: { fr_FR: paragraph(`${filler}On <b>décante</b> les châteaux âgés. ${filler}`) },
    })
    await make('posts', 'Les Châteaux')
    const { data } = await search('q=CHATEAU%20&kind=post')
    assert.deepEqual(
      data.map(({ extract }) => shown(extract?.name)),
      ['Les [Châteaux]', 'Servir']
    )
    const extract = data[1]?.extract
    assert.match(shown(extract?.text) ?? '', /^….*On <b>décante<\/b> les \[châteaux\] âgés\..*…$/)
    assert.containsSubset(extract, { date: '2026-01-02T08:00:00.000Z', label: null })
    assert.isNull((await search('q=chateau&suggest=true')).data[0]?.extract)
  })

  test('a text that was found by its title shows its summary; each language is searched for itself', async ({
    assert,
  }) => {
    await make('pages', 'Livraison', {
      title: both('Livraison', 'Delivery'),
      excerpt: both('Sous 48 heures.', 'Within two days.'),
      body: { fr_FR: paragraph('Nos transporteurs.'), en_GB: paragraph('Our carriers deliver, résumé included.') },
    })
    const french = (await search('q=livraison&kind=page')).data[0]
    assert.deepEqual([shown(french?.extract?.name), shown(french?.extract?.text)], ['[Livraison]', 'Sous 48 heures.'])
    const english = (await search('q=resume&kind=page&locale=en_GB')).data[0]
    assert.equal(english?.path, '/delivery')
    assert.equal(shown(english?.extract?.text), 'Our carriers deliver, [résumé] included.')
  })

  test('finds the contents of types that staff made, and names the type', async ({ assert }) => {
    await staff.send('POST', '/api/admin/cms/content-types', {
      code: 'recettes',
      label: both('Recettes', 'Recipes'),
      singularLabel: both('Recette', 'Recipe'),
      isTree: false,
      hasCategories: false,
      hasArchive: true,
      disableGutenberg: false,
      archiveSlug: both('recettes', 'recipes'),
      pattern: both('/recettes/{slug}', '/recipes/{slug}'),
    })
    await make('recettes', 'Coq au vin')
    const { data } = await search('q=coq&kind=post')
    assert.containsSubset(data, [{ path: '/recettes/coq-au-vin', extract: { label: 'Recette' } }])
  })

  test('pages follow each other, and statements do not grow with what is found', async ({ assert }) => {
    const statements = async () => {
      const seen: string[] = []
      const stop = onStatement((sql) => seen.push(sql))
      await search('q=cave&kind=post&limit=12')
      stop()
      return seen.filter((sql) => !/sessions|core_changes|pg_current_snapshot/.test(sql)).length
    }
    await make('posts', 'Cave 0')
    await search('q=cave&kind=post&limit=12')
    const few = await statements()
    for (let n = 1; n < 5; n += 1) await make('posts', `Cave ${n}`)
    await search('q=cave&kind=post&limit=12')
    assert.equal(await statements(), few)
    assert.isAtMost(few, 3)
    const pages = await Promise.all([1, 2, 3].map(async (page) => search(`q=cave&kind=post&limit=2&page=${page}`)))
    assert.deepEqual(
      pages.map(({ data }) => data.length),
      [2, 2, 1]
    )
    assert.lengthOf(new Set(pages.flatMap(({ data }) => data.map(({ path }) => path))), 5)
  })
})
