import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { resetDatabase } from '#core/testing/reset_database'
import { freshPages, keptPages } from '../security/kept_pages.js'

const LIST = '/api/catalogue/products'

interface Refused {
  errors: { code: string; message: string; field?: string; meta?: { known?: string[] } }[]
}

test.group('A filter that does not exist', (group) => {
  const visitor = new Visitor()
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
    await ProductFactory.create({ name: 'Un', categories: ['Rouges'] })
    await ProductFactory.create({ name: 'Deux', categories: ['Blancs'] })
  })

  const refused = async (path: string, visit = visitor) => {
    const { status, body } = await visit.send('GET', path)
    const [error] = (body as Refused).errors ?? []
    return { said: `${status} ${error?.field}`, known: error?.meta?.known, message: error?.message }
  }

  test('is refused by the list of products, which names those that there are, as an order is', async ({ assert }) => {
    const unknown = await refused(`${LIST}?filter[contry]=fr`)
    assert.equal(unknown.said, '422 filter[contry]')
    assert.includeMembers(unknown.known ?? [], ['category', 'dish', 'price', 'promo', 'in_stock'])
    assert.include(unknown.message, 'category, dish')
    assert.includeMembers((await refused(`${LIST}?sort=cheap`)).known ?? [], ['price', '-price'])
    const cases = {
      'filter[promo]=perhaps': 'filter[promo]',
      'filter[price]=cheap': 'filter.price',
      'filter[price][from]=1': 'filter.price',
      'filter=red': 'filter',
    }
    for (const [query, field] of Object.entries(cases)) {
      assert.equal((await refused(`${LIST}?${query}`)).said, `422 ${field}`, query)
    }
    assert.equal(
      (await visitor.send('GET', `${LIST}?filter[promo]=0&filter[category]=rouges&filter[dish]=`)).status,
      200
    )
  })

  test('is ignored by pages, kept or not, and what they were answered is not told to programs', async ({ assert }) => {
    for (const asKept of [keptPages, freshPages]) {
      const end = asKept()
      try {
        for (let time = 0; time < 3; time += 1) {
          const page = await visitor.send('GET', `/vue/boutique?filter[contry]=fr&unheard=${time}`)
          assert.equal(page.status, 200)
          for (const name of ['Un', 'Deux']) assert.include(page.body as string, `>${name}<`)
        }
        const program = await refused(`${LIST}?filter%5Bcontry%5D=fr&locale=fr_FR`)
        assert.equal(program.said, '422 filter[contry]')
      } finally {
        end()
      }
    }
  })

  test('is refused by the search of everything, which has none', async ({ assert }) => {
    assert.equal((await refused('/api/search?q=un&filter[colour]=red')).said, '422 filter')
    assert.equal((await visitor.send('GET', '/api/search?q=un')).status, 200)
  })

  test('is refused by the lists of staff, which name theirs', async ({ assert }) => {
    const staff = await newStaffVisit({ email: 'chef@exemple.fr', name: 'Chef' })
    const customers = '/api/admin/users/customers'
    const unknown = await refused(`${customers}?filter[contry]=fr`, staff)
    assert.equal(unknown.said, '422 filter[contry]')
    assert.includeMembers(unknown.known ?? [], ['email', 'name'])
    const order = await refused(`${customers}?sort=contry`, staff)
    assert.equal(order.said, '422 sort')
    assert.includeMembers(order.known ?? [], ['email', 'name'])
    assert.equal((await refused(`${customers}?filter=fr`, staff)).said, '422 filter')
  })
})
