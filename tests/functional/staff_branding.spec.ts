import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { MediaLibrary } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { PrintLooks } from '#core/print/print_looks'
import { resetDatabase } from '#core/testing/reset_database'
import { Visitor, type Answer } from '#core/testing/visitor'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'

const BRANDING = '/api/admin/branding'
const COLOURS = `${BRANDING}/colours`
const IMAGES = `${BRANDING}/images`
const PUBLICATIONS = `${BRANDING}/publications`

interface Shown {
  brandId: number
  version: number
  isDraft: boolean
  versions: { number: number; isLive: boolean }[]
}

const shown = ({ body }: Answer) => (body as { data: Shown }).data

/** What visitors get of a colour. */
async function seen(id: string): Promise<string | undefined> {
  const { body } = await new Visitor().send('GET', '/api/init')
  const { branding } = body as { branding: { colours: { id: string; value: string }[] } }
  return branding.colours.find((colour) => colour.id === id)?.value
}

test.group('The branding, by staff', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    staff = await newStaffVisit({ role: 'admin' })
    return () => resetDatabase(store)
  })

  test('is a draft that is warned about, published, and taken back', async ({ assert }) => {
    const answer = await staff.send('PUT', COLOURS, { brandId: 0, colours: { muted: '#AAAAAA' } })
    assert.equal(answer.status, 200)
    // White on #aaaaaa is 2.32, paper on it 2.17.
    assert.containsSubset(answer.body, {
      data: {
        isDraft: true,
        colours: [{ id: 'muted', value: '#aaaaaa', isOwn: true }],
        warnings: [
          { text: 'muted', ground: 'paper', contrast: 2.1 },
          { text: 'muted', ground: 'surface', contrast: 2.3 },
        ],
        versions: [],
      },
    })
    assert.equal(await seen('muted'), '107 97 89')
    const { brandId, version } = shown(answer)
    const published = await staff.send('POST', PUBLICATIONS, { brandId, version })
    assert.equal(published.status, 200)
    assert.equal(await seen('muted'), '170 170 170')
    assert.containsSubset(published.body, {
      data: {
        isDraft: false,
        versions: [
          { number: 2, isLive: true },
          { number: 1, isLive: false, author: '' },
        ],
      },
    })
    const back = await staff.send('POST', PUBLICATIONS, { brandId, version: shown(published).version, number: 1 })
    assert.equal(back.status, 200)
    assert.equal(await seen('muted'), '107 97 89')
    assert.deepEqual(
      shown(back).versions.map(({ number, isLive }) => [number, isLive]),
      [
        [3, true],
        [2, false],
        [1, true],
      ]
    )
    const again = await staff.send('POST', PUBLICATIONS, { brandId })
    assert.containsSubset(again, { status: 422, body: { errors: [{ code: 'E_BRANDING_NOTHING_TO_PUBLISH' }] } })
  })

  test('is thrown away where it is not published', async ({ assert }) => {
    const { brandId, version } = shown(await staff.send('PUT', COLOURS, { brandId: 0, fonts: { text: 'fraunces' } }))
    const answer = await staff.send('DELETE', `${BRANDING}/draft`, { brandId, version })
    assert.containsSubset(answer.body, { data: { isDraft: false, fonts: { text: 'source-sans-3' } } })
    // What is the house's own already is no change.
    const same = await staff.send('PUT', COLOURS, { brandId, colours: { muted: '#6b6159' } })
    assert.isFalse(shown(same).isDraft)
  })

  test('is refused to who read it before somebody else changed it', async ({ assert }) => {
    const { brandId, version } = shown(await staff.send('PUT', COLOURS, { brandId: 0, colours: { muted: '#555555' } }))
    assert.equal((await staff.send('PUT', COLOURS, { brandId, version, colours: { ink: '#000000' } })).status, 200)
    const stale: [string, string, object][] = [
      ['PUT', COLOURS, { colours: { ink: '#111111' } }],
      ['PUT', IMAGES, { images: {} }],
      ['POST', PUBLICATIONS, {}],
      ['DELETE', `${BRANDING}/draft`, {}],
    ]
    for (const [method, path, body] of stale) {
      const answer = await staff.send(method, path, Object.assign({ brandId, version }, body))
      assert.containsSubset(answer, { status: 409, body: { errors: [{ code: 'E_STALE' }] } }, path)
    }
  })

  test('has pictures of the media library', async ({ assert }) => {
    await enterSampleMedia()
    const logo = sampleMedium('image', 2)
    const answer = await staff.send('PUT', IMAGES, { brandId: 0, images: { desktop_logo: logo } })
    assert.containsSubset(answer.body, { data: { places: [{ id: 'desktop_logo', pictureId: logo }] } })
    const uses = await staff.send('GET', `/api/admin/platform/library/${logo}/uses`)
    assert.containsSubset(uses.body, { data: [{ name: 'Cellier', screen: 'branding.admin.branding' }] })
  })

  test('takes no colours, families, places and pictures that there are not', async ({ assert }) => {
    await enterSampleMedia()
    const refused: [string, object, string][] = [
      [COLOURS, { colours: { muted: 'red' } }, 'colours.muted'],
      [COLOURS, { colours: { muted: '#fff' } }, 'colours.muted'],
      [COLOURS, { colours: { nothing: '#ffffff' } }, 'colours.nothing'],
      [COLOURS, { colours: { __proto__x: '#ffffff' } }, 'colours.__proto__x'],
      [COLOURS, { fonts: { text: 'papyrus' } }, 'fonts.text'],
      [IMAGES, { images: { ceiling: sampleMedium('image', 1) } }, 'images.ceiling'],
      [IMAGES, { images: { desktop_logo: 999 } }, 'images.desktop_logo'],
      [IMAGES, { images: { desktop_logo: sampleMedium('pdf', 1) } }, 'images.desktop_logo'],
    ]
    for (const [path, body, field] of refused) {
      const answer = await staff.send('PUT', path, Object.assign({ brandId: 0 }, body))
      assert.containsSubset(answer, { status: 422, body: { errors: [{ field }] } }, field)
    }
    assert.equal((await staff.send('PUT', COLOURS, { brandId: 77, colours: {} })).status, 404)
  })

  test('is seen by editors and not changed', async ({ assert }) => {
    const editor = await newStaffVisit({ email: 'redaction@exemple.fr', role: 'editor' })
    assert.equal((await editor.send('GET', BRANDING)).status, 200)
    assert.equal((await editor.send('PUT', COLOURS, { brandId: 0, colours: { muted: '#555555' } })).status, 403)
    assert.equal((await editor.send('PUT', IMAGES, { brandId: 0, images: {} })).status, 403)
    assert.equal((await editor.send('POST', PUBLICATIONS, { brandId: 0 })).status, 403)
  })
})

test.group('Themes as files, and icons', (group) => {
  let staff: Visitor
  group.each.setup(async () => {
    const store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    staff = await newStaffVisit({ role: 'admin' })
    return () => resetDatabase(store)
  })

  const THEME = `${BRANDING}/theme`

  test('go from one brand to another one, as a draft', async ({ assert }) => {
    await enterSampleMedia()
    const { id } = (
      (await staff.send('POST', `${BRANDING}/brands`, { name: 'Primeurs' })).body as { data: { id: number } }
    ).data
    await staff.send('PUT', COLOURS, { brandId: 0, colours: { primary: '#004080' }, fonts: { text: 'fraunces' } })
    await staff.send('PUT', IMAGES, { brandId: 0, images: { desktop_logo: sampleMedium('image', 1) } })
    const { data: theme } = (await staff.send('GET', THEME)).body as { data: object }
    const taken = await staff.send('PUT', THEME, { brandId: id, theme })
    assert.containsSubset(taken.body, {
      data: {
        brandId: id,
        isDraft: true,
        colours: [{ id: 'primary', value: '#004080' }],
        fonts: { text: 'fraunces' },
        places: [{ id: 'desktop_logo', pictureId: sampleMedium('image', 1) }],
      },
      meta: { missing: [] },
    })
    assert.equal(await seen('primary'), '122 24 47')
  })

  test('of another version, damaged or with unknown colours change nothing', async ({ assert }) => {
    const whole = { format: 'cellier.theme', formatVersion: 1, colours: {}, fonts: {}, pictures: {} }
    const refused: [object, string][] = [
      [{ formatVersion: 2 }, 'E_BRANDING_THEME_VERSION'],
      [{ format: 'other' }, 'E_BRANDING_THEME_BROKEN'],
      [{ colours: ['#ffffff'] }, 'E_BRANDING_THEME_BROKEN'],
      [{ colours: { primary: 7 } }, 'E_BRANDING_THEME_BROKEN'],
      [{ colours: { ceiling: '#ffffff' } }, 'E_BRANDING_TOKEN_UNKNOWN'],
      [{ pictures: { ceiling: 'f' } }, 'E_BRANDING_PLACE_UNKNOWN'],
    ]
    for (const [part, code] of refused) {
      const answer = await staff.send('PUT', THEME, { brandId: 0, theme: Object.assign({}, whole, part) })
      assert.containsSubset(answer, { status: 422, body: { errors: [{ code }] } }, code)
    }
    const missing = await staff.send('PUT', THEME, {
      brandId: 0,
      theme: Object.assign({}, whole, { pictures: { desktop_logo: 'f'.repeat(32) } }),
    })
    assert.containsSubset(missing.body, { meta: { missing: ['desktop_logo'] }, data: { isDraft: false } })
  })

  test('are made from the logo; one of a pixel is refused', async ({ assert }) => {
    const [library, store] = [await app.container.make(MediaLibrary), await app.container.make(Store)]
    const enter = async (side: number) => {
      const create = { width: side, height: side, channels: 3 as const, background: '#004080' }
      const bytes = await sharp({ create }).png().toBuffer()
      const medium = await library.prepare({ name: 'logo.png', bytes })
      return store.transaction((trx) => library.attach(trx, medium))
    }
    const [tiny, logo] = [await enter(1), await enter(200)]
    const refused = await staff.send('PUT', IMAGES, { brandId: 0, images: { mobile_logo: tiny.id } })
    assert.containsSubset(refused, { status: 422, body: { errors: [{ code: 'E_BRANDING_PICTURE_SMALL' }] } })
    const none = await new Visitor().send('GET', `/vue/icons/${logo.hash}/32.png`)
    assert.equal(none.status, 404)
    await staff.send('PUT', IMAGES, { brandId: 0, images: { mobile_logo: logo.id, desktop_logo: logo.id } })
    await staff.send('POST', PUBLICATIONS, { brandId: 0 })
    const icon = await new Visitor().send('GET', `/vue/icons/${logo.hash}/32.png`)
    assert.equal(icon.status, 200)
    const manifest = await new Visitor().send('GET', '/vue/manifest.webmanifest')
    assert.include(JSON.stringify(manifest.body), `/vue/icons/${logo.hash}/512.png`)
    assert.equal((await new Visitor().send('GET', `/vue/icons/${logo.hash}/4000.png`)).status, 404)
    const printed = await (await app.container.make(PrintLooks)).of('default')
    assert.match(printed.logo?.uri ?? '', /^data:image\/png;base64,iVBOR/)
    assert.equal(printed.logo?.width, printed.logo?.height)
  })

  test('shows a mail with colours and a logo that are not saved', async ({ assert }) => {
    await enterSampleMedia()
    const mail = async (tried: object) => {
      const answer = await staff.send('POST', `${BRANDING}/mail-previews`, { brandId: 0, ...tried })
      return { ...answer, data: (answer.body as { data: { subject: string; html: string } }).data }
    }
    const house = await mail({})
    assert.equal(house.status, 200)
    assert.include(house.data.subject, 'commande')
    assert.include(house.data.html, '#7a182f')
    const tried = await mail({ colours: { primary: '#004080' }, images: { desktop_logo: sampleMedium('image', 1) } })
    assert.include(tried.data.html, '#004080')
    assert.notInclude(tried.data.html, '#7a182f')
    assert.match(tried.data.html, /<img src="http[^"]+\/media\/[0-9a-f]{32}\/\d+\.webp"/)
    assert.equal(await seen('primary'), '122 24 47')
    assert.equal((await mail({ colours: { primary: 'red' } })).status, 422)
    assert.equal((await mail({ brandId: 987_654 })).status, 404)
  })

  test('names the letters that are chosen, and none of the house', async ({ assert }) => {
    const branding = async () => ((await new Visitor().send('GET', '/api/init')).body as { branding: object }).branding
    assert.containsSubset(await branding(), { fontStacks: {} })
    const { brandId, version } = shown(await staff.send('PUT', COLOURS, { brandId: 0, fonts: { headings: 'lora' } }))
    await staff.send('POST', PUBLICATIONS, { brandId, version })
    assert.deepEqual((await branding()) as Record<string, unknown>, {
      ...(await branding()),
      fonts: { headings: 'lora', text: 'source-sans-3' },
      fontStacks: { lora: "'Lora',Georgia,serif" },
    })
  })

  test('is the icon of who looks for one beside the pages', async ({ assert }) => {
    const icon = async (path: string) => {
      const { status, headers } = await new Visitor().send('GET', path)
      return [status, headers.get('location'), headers.get('cache-control')]
    }
    const cached = 'public, max-age=3600'
    assert.deepEqual(await icon('/favicon.ico'), [302, '/vue/favicon.svg', cached])
    await enterSampleMedia()
    const images = { mobile_logo: sampleMedium('image', 1) }
    const { brandId, version } = shown(await staff.send('PUT', IMAGES, { brandId: 0, images }))
    await staff.send('POST', PUBLICATIONS, { brandId, version })
    for (const path of ['/favicon.ico', '/vue/favicon.ico']) {
      const [status, location, control] = await icon(path)
      assert.deepEqual([status, control], [302, cached])
      assert.match(String(location), /^\/vue\/icons\/[0-9a-f]{32}\/32\.png$/)
    }
  })
})
