import app from '@adonisjs/core/services/app'
import { createServer } from 'node:http'
import { test } from '@japa/runner'
import { CheckLinks } from '#plugins/cms/broken_links/check_links'
import { Store } from '#core/database/store'
import { TendContents } from '#plugins/cms/workflow/tend_contents'
import { openDemoShop } from './demo_shop.js'
import { openPage } from './open_page.js'
import { signInStaff } from './sign_in.js'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright'

interface Row {
  id: number
  version: number
}

/** After every check so far: all are due again. */
const LATER = '2998-01-01T08:00:00.000Z'

const MANAGEMENT = '/vue/admin/cms/content-management'

/** A site that has no page. Nothing else is asked. Gives the address of a page, and what ends it. */
async function emptySite(): Promise<{ address: string; close: () => void }> {
  const server = createServer((_, response) => response.writeHead(404).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const before = app.config.get('outgoing.hosts')
  app.config.set('outgoing.hosts', [host])
  const close = () => {
    app.config.set('outgoing.hosts', before)
    server.close()
  }
  return { address: `http://${host}/cave`, close }
}

/** Calls the API of the back office as its screen does. */
async function call<Data = Row>(page: Page, method: string, path: string, data?: object): Promise<Data> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const headers = { origin, 'x-xsrf-token': token }
  const answer = await page.request.fetch(`/api/admin/${path}`, { method, data, headers })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

const change = async (page: Page, path: string, values: object) => {
  return call(page, 'PUT', path, Object.assign({}, await call<object>(page, 'GET', path), values))
}

const tab = (page: Page, name: string, at: number) => page.getByRole('tab', { name, exact: true }).nth(at).click()

/** The visible input of a label: that of the open language. */
const input = (page: Page, label: string) => page.getByLabel(label).filter({ visible: true }).first()

/** Sends the form, and waits for the answer that it was written. */
async function save(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse((answer) => {
    const isWrite = ['POST', 'PUT'].includes(answer.request().method())
    return isWrite && new URL(answer.url()).pathname === `/api/admin/${path}`
  })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const answer = await answered
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`)
}

const saved = (page: Page) => page.waitForURL(({ pathname }) => !pathname.endsWith('/create'))

const newest = async (page: Page, path: string) => {
  const rows = await call<Row[]>(page, 'GET', path)
  return Math.max(...rows.map(({ id }) => id))
}

async function editor(page: Page): Promise<Locator> {
  const text = page.getByRole('textbox', { name: 'Texte', exact: true }).and(page.locator('[contenteditable]')).first()
  await text.waitFor()
  await text.click()
  return text
}

let attempts = 0

test.group('A day of the site', (group) => {
  group.setup(openDemoShop)

  test('a type with fields, a recipe in two languages, its links that never rot', async ({
    assert,
    browserContext,
  }) => {
    attempts += 1
    const code = `recettes_${attempts}`
    const folder = `recettes-${attempts}`
    const title = `Tarte ${attempts} aux mirabelles`
    const page = await browserContext.newPage()
    await signInStaff(page)

    // The type, made while the shop runs.
    await openPage(page, `${MANAGEMENT}/content-types/create`)
    await input(page, 'Libellé au pluriel').fill('Recettes')
    await input(page, 'Libellé au singulier').fill('Recette')
    await tab(page, 'English', 0)
    await input(page, 'Libellé au pluriel').fill('Recipes')
    await input(page, 'Libellé au singulier').fill('Recipe')
    await input(page, 'Slug').fill(code)
    await page.getByRole('switch', { name: 'Page de liste' }).click({ force: true })
    await input(page, 'Adresse des contenus').fill(`/${folder}/{slug}`)
    await input(page, 'Adresse de la page de liste').fill(folder)
    await save(page, 'cms/content-types')
    await saved(page)
    const type = { id: await newest(page, 'cms/content-types') }
    // Its list of the site has an English address too.
    await change(page, `cms/content-types/${type.id}`, {
      pattern: { fr_FR: `/${folder}/{slug}`, en_GB: `/${folder}/{slug}` },
      archiveSlug: { fr_FR: folder, en_GB: folder },
    })
    const fields = await call(page, 'POST', 'cms/custom-fields', {
      name: { fr_FR: 'À table', en_GB: 'At table' },
      locations: [{ type: type.id, template: null, category: null }],
    })
    const field = (values: object) => call(page, 'POST', 'cms/group-fields', { groupId: fields.id, ...values })
    await field({ kind: 'text', label: { fr_FR: 'Cuisson', en_GB: 'Cooking time' } })
    await field({ kind: 'relation', of: 'catalogue.products', label: { fr_FR: 'Vin conseillé', en_GB: 'Wine' } })

    // The recipe, with a block, in two languages.
    await openPage(page, `/vue/admin/cms/contents/${code}/create`)
    await input(page, 'Titre').fill(title)
    await editor(page)
    await page.keyboard.type('Dénoyauter les mirabelles.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/head')
    await page.getByRole('option', { name: 'Titre', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('La pâte')
    await input(page, 'Cuisson').fill('40 minutes')
    await input(page, 'Vin conseillé').click()
    await page.getByRole('option').first().click()
    await tab(page, 'English', 0)
    await input(page, 'Titre').fill(`Mirabelle tart ${attempts}`)
    await save(page, `cms/contents/${code}`)
    await saved(page)
    const recipe = await newest(page, `cms/contents/${code}`)
    const path = `cms/contents/${code}/${recipe}`
    const old = `/vue/${folder}/tarte-${attempts}-aux-mirabelles`
    assert.equal((await page.request.get(old)).status(), 404)

    // It is planned, and appears when its time has come.
    await change(page, path, { status: 'scheduled', publishAt: '2999-01-01T08:00:00.000Z' })
    const store = await app.container.make(Store)
    await store.transaction((trx) =>
      trx.rawQuery(`update cms_contents set publish_at = '2020-01-01T08:00:00.000Z' where id = ?`, [recipe])
    )
    await (await app.container.make(TendContents)).execute(new AbortController().signal)
    await openPage(page, old)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    for (const text of ['Dénoyauter les mirabelles.', 'La pâte', 'Cuisson', '40 minutes', 'Vin conseillé']) {
      await page.getByText(text).first().waitFor()
    }

    // It is found.
    await openPage(page, '/vue/search-results?q=mirabelles')
    await page.getByRole('link', { name: /^Articles \d/ }).click()
    await page.getByRole('link', { name: title }).first().waitFor()

    // Its slug changes: the old address, a menu and a link of a page lead to it.
    const { href } = { href: `ref:cms.content/${recipe}` }
    const menus = await call<Row[]>(page, 'GET', 'cms/menus?filter[place]=footer')
    await call(page, 'POST', 'cms/menu-items', { menuId: menus[0]?.id, kind: 'link', target: href })
    const site = await emptySite()
    try {
      const linked = (address: string, text: string) => ({
        type: 'text',
        text,
        marks: [{ type: 'link', attrs: { href: address } }],
      })
      const content = [
        { type: 'paragraph', content: [linked(href, 'La tarte')] },
        { type: 'paragraph', content: [linked(site.address, 'La cave')] },
      ]
      await call(page, 'POST', 'cms/contents/pages', {
        title: { fr_FR: `Goûter ${attempts}`, en_GB: null },
        body: { fr_FR: { type: 'doc', content }, en_GB: null },
        status: 'published',
      })
      await openPage(page, `/vue/admin/cms/contents/${code}/${recipe}`)
      await input(page, 'Slug').fill(`tarte-doree-${attempts}`)
      await save(page, path)
      const present = `/vue/${folder}/tarte-doree-${attempts}`
      const moved = await page.request.get(old, { maxRedirects: 0 })
      assert.deepEqual([moved.status(), moved.headers().location], [301, present])
      await openPage(page, `/vue/gouter-${attempts}`)
      assert.equal(await page.getByRole('link', { name: 'La tarte' }).getAttribute('href'), present)
      assert.equal(await page.getByRole('contentinfo').getByRole('link', { name: title }).getAttribute('href'), present)

      // The outside link leads nowhere: the report says so, and mends it.
      const { host } = new URL(site.address)
      await store.transaction((trx) =>
        trx.rawQuery(`delete from core_links where url like 'http%' and url not like ?`, [`http://${host}/%`])
      )
      const check = await app.container.make(CheckLinks)
      const watch = { signal: new AbortController().signal, progress: async () => undefined }
      const quick = { pauseMs: 1, timeoutMs: 300 }
      for (let round = 0; round < 2; round += 1) {
        await check.execute({ since: LATER, ...quick }, watch)
      }
      await openPage(page, `${MANAGEMENT}/broken-links?q=${host}`)
      await page.getByRole('button', { name: `Réparer le lien ${site.address}` }).click()
      const dialog = page.getByRole('dialog', { name: 'Réparer un lien' })
      await dialog.getByLabel('Retirer le lien').check()
      await dialog.getByRole('button', { name: 'Réparer', exact: true }).click()
      await page.getByText('1 lien retiré').waitFor()
      await openPage(page, `/vue/gouter-${attempts}`)
      assert.equal(await page.getByRole('link', { name: 'La cave' }).count(), 0)
      await page.getByText('La cave').waitFor()
    } finally {
      site.close()
    }
  }).timeout(120_000)
})
