import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PluginRegistry } from '#core/plugin/registry'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { declaredSettings } from '#core/settings/setting_catalogue'
import { Configurator, audited } from './staff.js'
import type { Label } from '#core/i18n/label'

const NAME = 'configuration.general.shop_name'
const OFFER = 'configuration.general.header_offer'

interface State {
  key: string
  value: unknown
  section: string
  isOwn: boolean
  decidedAt: string | null
  fallback: unknown
  changedAt: string | null
}

let staff: Configurator

async function states(query: string): Promise<State[]> {
  const { data } = await staff.send('GET', `settings?${query}`)
  return data as unknown as State[]
}

const stateOf = async (key: string, query = '') => (await states(query)).find((state) => state.key === key) as State

test.group('Settings, screen by screen', (group) => {
  group.each.setup(async () => {
    staff = await Configurator.begin()
  })

  test('stand each on the screen of its section', async ({ assert }) => {
    assert.include(
      (await states('section=general')).map(({ key }) => key),
      NAME
    )
    assert.deepEqual([...new Set((await states('section=catalog')).map(({ section }) => section))], ['catalog'])
    const { data } = await staff.send('GET', 'setting-scopes')
    assert.containsSubset(data, { channels: [{ code: 'default', name: 'Cellier', locales: ['fr_FR', 'en_GB'] }] })
    assert.includeMembers(data.sections as string[], ['general', 'catalog', 'sales', 'emails'])
  })

  test('are found by their words, accents or not, on all screens', async ({ assert }) => {
    const found = await states('q=deja%20expediteur')
    assert.deepEqual(found, [])
    const senders = await states('q=EXPEDITEUR%20EMAILS')
    assert.includeMembers(
      senders.map(({ key }) => key),
      ['core.mail.sender']
    )
  })

  test('tell where their value was decided, and go back to the wider one', async ({ assert }) => {
    assert.containsSubset(await stateOf(NAME), { value: 'Cellier', isOwn: false, decidedAt: null })
    await staff.send('PUT', 'settings', { values: { [NAME]: 'Maison' } })
    await staff.send('PUT', 'settings', { channel: 'default', values: { [NAME]: 'Cave des Lices' } })
    const own = await stateOf(NAME, 'channel=default')
    assert.containsSubset(own, { value: 'Cave des Lices', isOwn: true, decidedAt: 'channel', fallback: 'Maison' })
    const back = { channel: 'default', unset: [NAME], seen: { [NAME]: own.changedAt } }
    assert.equal((await staff.send('PUT', 'settings', back)).status, 204)
    assert.containsSubset(await stateOf(NAME, 'channel=default'), { value: 'Maison', isOwn: false, decidedAt: 'shop' })
    assert.deepEqual(await audited('core.settings'), [`updated ${NAME}`, `updated ${NAME}`, `updated ${NAME}`])
  })

  test('a change that did not see the present value is refused, whole', async ({ assert }) => {
    const other = 'configuration.general.age_gate'
    const seen = { [NAME]: null, [other]: null }
    const first = { values: { [NAME]: 'Un' }, seen }
    assert.equal((await staff.send('PUT', 'settings', first)).status, 204)
    const { status, errors } = await staff.send('PUT', 'settings', {
      values: { [other]: false, [NAME]: 'Deux' },
      seen,
    })
    assert.equal(status, 409)
    assert.containsSubset(errors, [{ code: 'E_STALE', field: NAME, meta: { current: { value: 'Un' } } }])
    assert.containsSubset(await stateOf(other), { value: true, isOwn: false })
    const { changedAt } = await stateOf(NAME)
    const again = { values: { [NAME]: 'Deux' }, seen: { [NAME]: changedAt } }
    assert.equal((await staff.send('PUT', 'settings', again)).status, 204)
    assert.equal(await staff.refused('PUT', 'settings', again), `E_STALE ${NAME}`)
  })

  test('keep to their bounds and forms', async ({ assert }) => {
    const refused = (values: object) => staff.refused('PUT', 'settings', { values })
    assert.match(await refused({ 'catalogue.listing.page_size': 0 }), /^E_CORE_SETTING_OUT_OF_RANGE/)
    assert.match(await refused({ 'configuration.emails.contact_email': 'personne' }), /^E_CORE_SETTING_NOT_EMAIL/)
    assert.match(
      await refused({ 'configuration.general.header_offer_link': 'javascript:x' }),
      /^E_CORE_SETTING_NOT_URL/
    )
    const good = { 'configuration.general.header_offer_link': '/boutique', 'configuration.emails.contact_email': '' }
    assert.equal((await staff.send('PUT', 'settings', { values: good })).status, 204)
  })

  test('of a language are told in the words of who asks', async ({ assert }) => {
    await staff.send('PUT', 'settings', { locale: 'en_GB', values: { [OFFER]: 'Offer' } })
    const state = await stateOf(OFFER, 'for_locale=en_GB')
    assert.containsSubset(state, { label: 'Annonce en haut de page', value: 'Offer', decidedAt: 'locale' })
  })

  test('in a language that a channel does not offer are refused', async ({ assert }) => {
    const { id, code, ...channel } = (await staff.send('GET', 'channels/1')).data
    await staff.send('PUT', 'channels/1', { ...channel, locales: ['fr_FR'] })
    const change = { channel: 'default', locale: 'en_GB', values: { 'configuration.general.header_offer': 'Offer' } }
    assert.equal(await staff.refused('PUT', 'settings', change), 'E_CONFIGURATION_LOCALE_NOT_OFFERED locale')
  })
})

test.group('What plugins declare', () => {
  test('has a label, a help and a heading in both languages', async ({ assert }) => {
    const { plugins } = await app.container.make(PluginRegistry)
    for (const [key, { field, group }] of declaredSettings(plugins)) {
      const { label, help, choices = {} } = field.options as typeof field.options & { choices?: Record<string, Label> }
      assert.isNotEmpty(help ?? {}, `${key} says nothing of what it changes`)
      for (const words of [label, help, group, ...Object.values(choices)]) {
        if (words) assert.isTrue(words.fr_FR.trim() !== '' && words.en_GB.trim() !== '', key)
      }
    }
  })

  test('has a default that it would accept itself', async ({ assert }) => {
    const { plugins } = await app.container.make(PluginRegistry)
    const { checkValue } = await import('#core/settings/check_value')
    const { kinds } = await app.container.make(ResourceCatalogue)
    for (const [key, definition] of declaredSettings(plugins)) {
      const { default: byDefault } = definition.field.options
      assert.deepEqual(await checkValue(key, definition, kinds, byDefault), byDefault, key)
    }
  })
})
