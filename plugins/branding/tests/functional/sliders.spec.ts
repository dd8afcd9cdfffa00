import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { Visitor, type Answer } from '#core/testing/visitor'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { freshConfiguration } from '#plugins/configuration/testing'
import { grantToEditors, newStaffVisit, openOffice } from '#plugins/users/testing'
import { FindSliders } from '#plugins/branding/sliders/find_sliders'
import { TurnSlides } from '#plugins/branding/sliders/turn_slides'

const SLIDERS = '/api/admin/branding/sliders'
const SLIDES = '/api/admin/branding/slides'

interface Told {
  status: number
  data: { id: number; version: number; isShown: boolean }
  errors?: { code: string; field?: string }[]
}

interface Home {
  meta: { lead: { content: { attrs: { data: { seconds: number | null; slides: Shown[] } | null } }[] } | null }
}

interface Shown {
  title: string
  href: string | null
  picture: { url: string }
}

test.group('Sliders', (group) => {
  let staff: Visitor
  let clock: FrozenClock

  group.each.setup(async () => {
    staff = (await openOffice()).visitor
    await freshConfiguration()
    await enterSampleMedia()
    clock = new FrozenClock('2026-11-26T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    return () => app.container.restoreAll()
  })

  const send = async (method: string, path: string, body: object, by = staff): Promise<Told> => {
    const { status, body: told } = (await by.send(method, path, body)) as Answer & { body: Told }
    return { ...told, status }
  }
  const slider = async (more: object = {}) =>
    (await send('POST', SLIDERS, Object.assign({ name: 'Accueil', place: 'home' }, more))).data.id
  const slide = (sliderId: number, title: string, more: object = {}) => {
    const values = { sliderId, title: { fr_FR: title }, pictureId: sampleMedium('image', 1) }
    return send('POST', SLIDES, Object.assign(values, more))
  }
  const shown = async (locale = 'fr_FR') => {
    const { body } = await new Visitor().send('GET', `/api/platform/home-page?locale=${locale}`)
    const { lead } = (body as Home).meta
    return lead?.content[0]?.attrs.data ?? null
  }
  const titles = async (locale?: string) => (await shown(locale))?.slides.map(({ title }) => title)

  test('stand on the home page in their order, with where they lead', async ({ assert }) => {
    assert.isNull(await shown())
    const id = await slider({ seconds: 6 })
    assert.isNull(await shown())
    await slide(id, 'Primeurs', { target: '/boutique' })
    const second = await slide(id, 'Noël')
    assert.deepEqual(await titles(), ['Primeurs', 'Noël'])
    const place = { parentId: null, position: 0, version: second.data.version }
    assert.equal((await send('PUT', `${SLIDES}/${second.data.id}/place`, place)).status, 200)
    const home = await shown()
    assert.equal(home?.seconds, 6)
    assert.deepEqual(
      home?.slides.map(({ title, href }) => [title, href]),
      [
        ['Noël', null],
        ['Primeurs', '/boutique'],
      ]
    )
    assert.include(home?.slides[0]?.picture.url ?? '', '/media/')
  })

  test('are those of the channel and language, before those of all', async ({ assert }) => {
    await slide(await slider(), 'Pour tous', { title: { fr_FR: 'Pour tous', en_GB: 'For all' } })
    assert.deepEqual(await titles('en_GB'), ['For all'])
    const french = await slider({ locale: 'fr_FR' })
    await slide(french, 'En français')
    assert.deepEqual([await titles(), await titles('en_GB')], [['En français'], ['For all']])
    await slide(await slider({ channel: 'default' }), 'Du canal')
    assert.deepEqual(await titles(), ['Du canal'])
  })

  test('begin and end at their time', async ({ assert }) => {
    const id = await slider()
    await slide(id, 'Toujours')
    const next = { startsAt: '2026-12-03T08:00:00.000Z', endsAt: '2026-12-10T08:00:00.000Z' }
    assert.isFalse((await slide(id, 'La semaine prochaine', next)).data.isShown)
    const turn = await app.container.make(TurnSlides)
    const at = async (instant: string) => {
      clock.travelTo(instant)
      const turned = await turn.execute()
      return [turned, await titles()]
    }
    assert.deepEqual(await at('2026-12-03T07:59:59.000Z'), [0, ['Toujours']])
    assert.deepEqual(await at('2026-12-03T08:00:00.000Z'), [1, ['Toujours', 'La semaine prochaine']])
    assert.deepEqual(await at('2026-12-10T08:00:00.000Z'), [1, ['Toujours']])
    assert.deepEqual(await at('2026-12-10T08:01:00.000Z'), [0, ['Toujours']])
  })

  test('refuse an end before the beginning, no picture, a script, and a place below another one', async ({
    assert,
  }) => {
    const id = await slider()
    const period = { startsAt: '2026-12-03T08:00:00.000Z', endsAt: '2026-12-03T08:00:00.000Z' }
    const wrong = [
      await slide(id, 'A', period),
      await slide(id, 'A', { pictureId: null }),
      await slide(id, 'A', { pictureId: 987_654_321 }),
      await slide(id, 'A', { target: 'javascript:alert(1)' }),
      await slide(id, ''),
    ]
    assert.deepEqual(
      wrong.map(({ status, errors }) => [status, errors?.[0]?.field?.split('.')[0]]),
      [
        [422, 'endsAt'],
        [422, 'pictureId'],
        [422, 'pictureId'],
        [422, 'target'],
        [422, 'title'],
      ]
    )
    const [one, other] = [await slide(id, 'A'), await slide(id, 'B')]
    const below = { parentId: one.data.id, position: 0, version: other.data.version }
    assert.equal((await send('PUT', `${SLIDES}/${other.data.id}/place`, below)).status, 422)
  })

  test('are changed by who may, and by nobody else', async ({ assert }) => {
    const editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    assert.equal((await send('POST', SLIDERS, { name: 'A', place: 'home' }, editor)).status, 403)
    assert.equal((await send('POST', SLIDERS, { name: 'A', place: 'home' }, new Visitor())).status, 401)
  })

  test('show their pictures to who only looks at them, and not the library', async ({ assert }) => {
    const editor = await newStaffVisit({ email: 'cave@exemple.fr', name: 'cave', role: 'editor' })
    await grantToEditors(['branding.sliders.list'])
    const media = '/api/admin/platform/media'
    const named = await editor.send('GET', `${media}?ids=${sampleMedium('image', 1)}`)
    assert.equal(named.status, 200, JSON.stringify(named.body))
    assert.equal((await editor.send('GET', media)).status, 403)
    await grantToEditors(['configuration.channels.list'])
    assert.equal((await editor.send('GET', `${media}?ids=${sampleMedium('image', 1)}`)).status, 403)
  })

  test('go with their slides, whose pictures stay', async ({ assert }) => {
    const id = await slider()
    await slide(id, 'A', { target: '/boutique' })
    const { version } = ((await staff.send('GET', `${SLIDERS}/${id}`)).body as Told).data
    assert.equal((await staff.send('DELETE', `${SLIDERS}/${id}`, { version, confirmed: true })).status, 204)
    assert.isNull(await shown())
    const { reader } = await app.container.make(Store)
    const row = await reader.first<{ n: number }>('select count(*) as n from branding_slides')
    assert.equal(Number(row?.n), 0)
  })

  test('are the banners of places that plugins name, for whom and when they are shown', async ({ assert }) => {
    const spots = async (locale = 'fr_FR') => {
      const { body } = await new Visitor().send('GET', `/api/platform/banners?locale=${locale}`)
      return (body as { data: { place: string; about: string | null }[] }).data
    }
    const banner = async (address: string) => {
      const { body, headers } = await new Visitor().send('GET', `/api/platform/banners/${address}`)
      const { data } = body as { data: Home['meta']['lead'] }
      return {
        titles: data?.content[0]?.attrs.data?.slides.map(({ title }) => title),
        tags: headers.get('x-cache-tags'),
      }
    }
    assert.deepEqual(await spots(), [])
    const list = await slider({ place: 'catalogue.list' })
    assert.deepEqual(await spots(), [])
    await slide(list, 'Toutes les listes')
    assert.deepEqual(await spots(), [{ place: 'catalogue.list', about: null }])
    assert.deepEqual((await banner('catalogue.list')).titles, ['Toutes les listes'])
    assert.include((await banner('catalogue.list')).tags ?? '', 'branding.slides')

    const one = await slider({ place: 'catalogue.list', about: 'ref:catalogue.category/5', locale: 'fr_FR' })
    const next = { startsAt: '2026-12-03T08:00:00.000Z', endsAt: null }
    await slide(one, 'Une catégorie', next)
    assert.lengthOf(await spots(), 1)
    clock.travelTo('2026-12-03T08:00:00.000Z')
    await (await app.container.make(TurnSlides)).execute()
    assert.deepInclude(await spots(), { place: 'catalogue.list', about: 'ref:catalogue.category/5' })
    assert.lengthOf(await spots('en_GB'), 1)
    assert.deepEqual((await banner('catalogue.list?about=ref:catalogue.category/5')).titles, ['Une catégorie'])
    assert.isUndefined((await banner('sales.cart')).titles)
  })

  test('cost pages without a banner no statement once it is known that there is none', async ({ assert }) => {
    const { reader } = await app.container.make(Store)
    const find = await app.container.make(FindSliders)
    await find.placed({ channel: 'default', locale: 'fr_FR' })
    const run = reader.all
    let statements = 0
    reader.all = ((...given: Parameters<typeof run>) => {
      statements += 1
      return run.apply(reader, given)
    }) as typeof run
    try {
      assert.deepEqual(await find.placed({ channel: 'default', locale: 'en_GB' }), [])
      assert.equal(statements, 0)
    } finally {
      reader.all = run
    }
  })

  test('stand at no place that no plugin names, and on no page of another site', async ({ assert }) => {
    const refused = async (values: object) => {
      const { status, errors } = await send('POST', SLIDERS, { name: 'A', ...values })
      return [status, errors?.[0]?.field]
    }
    assert.deepEqual(await refused({ place: 'nowhere' }), [422, 'place'])
    assert.deepEqual(await refused({ place: 'sales.cart', about: 'https://example.org/' }), [422, 'about'])
  })
})
