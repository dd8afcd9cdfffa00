import { enterSampleMedia, sampleMedium } from '#core/testing/sample_media'
import { makeZip } from '#core/testing/make_zip'
import { runJobs } from '#core/testing/run_jobs'
import { aCatalogRule, aRule } from '#plugins/marketing/testing'
import { createCustomer } from '#plugins/users/testing'
import type { Walk } from './walk.js'

const CHANNEL = {
  hosts: [],
  timezone: 'Europe/Paris',
  defaultLocale: 'fr_FR',
  locales: ['fr_FR'],
  baseCurrency: 'EUR',
  currencies: ['EUR'],
  name: { fr_FR: 'Seconde boutique' },
}

/** Everything that staff write about the shop itself. */
export async function writeConfiguration(walk: Walk): Promise<void> {
  const channel = await walk.call('configuration.admin.channels.store', { body: { ...CHANNEL, code: 'second' } })
  const second = { id: channel.id }
  const closed = { ...CHANNEL, isClosed: true, version: 1 }
  await walk.call('configuration.admin.channels.update', { params: second, body: closed })
  await walk.call('configuration.admin.channels.destroy', { params: second })

  const mail = { name: 'sales.order_placed', language: 'fr_FR' }
  const { builtIn, version: unwritten } = await walk.show<{ builtIn: object; version: number }>(
    'configuration.admin.mails.show',
    mail
  )
  await walk.call('configuration.admin.mails.update', { params: mail, body: { ...builtIn, version: unwritten } })
  await walk.call('configuration.admin.mails.destroy', { params: mail })

  const yen = { id: (await walk.call('configuration.admin.currencies.store', { body: { code: 'JPY' } })).id }
  const rate = { base: 'EUR', target: 'JPY', rate: '160.5' }
  const change = { id: (await walk.call('configuration.admin.exchange_rates.store', { body: rate })).id }
  const dearer = { rate: '161', version: 1 }
  await walk.call('configuration.admin.exchange_rates.update', { params: change, body: dearer })
  await walk.call('configuration.admin.exchange_rates.destroy', { params: change })
  const renamed = { name: 'Yen', symbol: '¥', position: 5, version: 1 }
  await walk.call('configuration.admin.currencies.update', { params: yen, body: renamed })
  await walk.call('configuration.admin.currencies.destroy', { params: yen })
  // What it asks for comes from another server.
  await walk.call('configuration.admin.rate_updates.store', { withoutJobs: true })

  const shop = { id: await walk.number("select id from configuration_channels where code = 'default'") }
  const { code: _, ...channelForm } = await walk.show<{ id: number; version: number; code: string }>(
    'configuration.admin.channels.show',
    shop
  )
  const french = { ...channelForm, locales: ['fr_FR'] }
  await walk.call('configuration.admin.channels.update', { params: shop, body: french })
  const english = { id: await walk.number("select id from configuration_locales where code = 'en_GB'") }
  const { version } = await walk.show('configuration.admin.locales.show', english)
  await walk.call('configuration.admin.locales.destroy', { params: english, body: { version } })
  const body = { code: 'en_GB', name: 'English' }
  const again = { id: (await walk.call('configuration.admin.locales.store', { body })).id }
  const spoken = { name: 'Anglais', isEnabled: true, position: 2, version: 1 }
  await walk.call('configuration.admin.locales.update', { params: again, body: spoken })
  const values = { 'configuration.general.shop_name': 'Cave' }
  await walk.call('configuration.admin.settings.update', { body: { values } })
}

export async function writeBranding(walk: Walk): Promise<void> {
  await enterSampleMedia()
  const brand = await walk.call('branding.admin.brands.store', { body: { name: 'Primeurs' } })
  const named = { name: 'Primeur', channels: [], version: 1 }
  await walk.call('branding.admin.brands.update', { params: { id: brand.id }, body: named })
  await walk.call('branding.admin.brands.destroy', { params: { id: brand.id }, body: { confirmed: true } })
  await walk.call('branding.admin.colours.update', { body: { brandId: 0, colours: { muted: '#666666' } } })
  await walk.call('branding.admin.drafts.destroy', { body: { brandId: 0 } })
  await walk.call('branding.admin.colours.update', { body: { brandId: 0, colours: { muted: '#555555' } } })
  const images = { desktop_logo: sampleMedium('image', 1) }
  await walk.call('branding.admin.images.update', { body: { brandId: 0, images } })
  const theme = { format: 'cellier.theme', formatVersion: 1, colours: { muted: '#555555' }, fonts: {}, pictures: {} }
  await walk.call('branding.admin.themes.update', { body: { brandId: 0, theme } })
  await walk.call('branding.admin.publications.store', { body: { brandId: 0 } })
  const slider = await walk.call('branding.admin.sliders.store', { body: { name: 'Accueil', place: 'home' } })
  const renamed = { name: 'À la une', place: 'home', isActive: true, version: 1 }
  await walk.call('branding.admin.sliders.update', { params: { id: slider.id }, body: renamed })
  const slide = { title: { fr_FR: 'Primeurs' }, pictureId: sampleMedium('image', 3) }
  const add = () => walk.call('branding.admin.slides.store', { body: Object.assign({ sliderId: slider.id }, slide) })
  const params = { id: (await add()).id }
  await add()
  await walk.call('branding.admin.slides.move', { params, body: { parentId: null, position: 1, version: 1 } })
  const retitled = { title: { fr_FR: 'Vendanges' }, pictureId: sampleMedium('image', 3), isActive: true, version: 2 }
  await walk.call('branding.admin.slides.update', { params, body: retitled })
  await walk.call('branding.admin.slides.destroy', { params })
  await walk.call('branding.admin.sliders.destroy', { params: { id: slider.id }, body: { confirmed: true } })
}

export async function writeMarketing(walk: Walk): Promise<void> {
  const rule = aRule({
    needsCode: true,
    code: 'NOEL',
    conditions: {
      match: 'any',
      list: [
        { kind: 'marketing.country', values: { operator: 'among', countries: ['FR'] } },
        { kind: 'marketing.payment_method', values: { operator: 'not_among', methods: ['payment_offline.cheque'] } },
        { kind: 'marketing.subtotal', values: { operator: 'at_least', amount: 5000 } },
      ],
    },
  })
  const make = async () => ({ id: (await walk.call('marketing.admin.cart_rules.store', { body: aRule() })).id })
  const coded = await walk.call('marketing.admin.cart_rules.store', { body: rule })
  const params = { id: coded.id }
  const changed = { ...rule, name: 'Noël', version: 1 }
  await walk.call('marketing.admin.cart_rules.update', { params, body: changed })
  const wanted = { count: 3, length: 12, format: 'alphanumeric' }
  await walk.call('marketing.admin.coupons.store', { params, body: wanted })
  await walk.call('marketing.admin.coupon_lists.store', { params, body: { codes: 'LISTE-1' } })
  const coupon = await walk.number('select max(id) as id from marketing_coupons where rule_id = ?', [coded.id])
  const selection = { ids: [coupon] }
  await walk.call('marketing.admin.coupon_deletions.store', { params, body: { selection } })
  await walk.call('marketing.admin.cart_rule_copies.store', { params })
  await walk.call('marketing.admin.cart_rules.destroy', { params: await make() })
  const ids = [(await make()).id]
  await walk.call('marketing.admin.cart_rule_deletions.store', { body: { selection: { ids } } })
  const { id } = await walk.call('marketing.admin.catalog_rules.store', { body: aCatalogRule({ isActive: false }) })
  const priced = { ...aCatalogRule({ isActive: true, percent: 2000 }), version: 1 }
  await walk.call('marketing.admin.catalog_rules.update', { params: { id }, body: priced })
  await walk.call('marketing.admin.catalog_rules.destroy', { params: { id } })
}

export async function writePlatform(walk: Walk): Promise<void> {
  const { id: customer } = await createCustomer({ email: 'ligne@exemple.fr' })
  const note = { source: 'users.notes', conversation: customer, text: 'A rappeler.', isNote: true }
  await walk.call('platform.admin.timeline_replies.store', { body: note })
  const view = {
    list: 'users.customers',
    name: 'Les miens',
    query: { q: 'claire', sort: '-created_at', filter: { state: 'suspended', kind: 'professional' } },
    columns: ['name', 'is_email_confirmed'],
    density: 'compact',
  }
  const mine = { id: (await walk.call('platform.admin.views.store', { body: view })).id }
  const renamed = { name: 'Mes clients', query: { q: 'claire' }, version: 1 }
  await walk.call('platform.admin.views.update', { params: mine, body: renamed })
  await walk.call('platform.admin.views.destroy', { params: mine })

  await enterSampleMedia()
  const described = { name: 'cave.jpg', alt: { fr_FR: 'La cave' }, version: 1 }
  await walk.call('platform.admin.library.update', { params: { id: sampleMedium('image', 1) }, body: described })

  const sorted = { id: (await walk.call('platform.admin.media_categories.store', { body: { name: 'Étiquettes' } })).id }
  await walk.call('platform.admin.media_categories.update', { params: sorted, body: { name: 'Dos', version: 1 } })
  await walk.call('platform.admin.media_categories.destroy', { params: sorted, body: { confirmed: true } })
  await walk.call('platform.admin.library.destroy', { params: { id: sampleMedium('image', 2) } })
  const addresses = { patterns: [{ key: 'catalogue.product', fr_FR: '/vins/{slug}' }] }
  await walk.call('platform.admin.permalink_patterns.update', { body: addresses })

  await createCustomer()
  const wish = { list: 'users.customers', format: 'csv', query: {} }
  const waiting = { body: wish, withoutJobs: true }
  const { job } = await walk.call<{ job: number }>('platform.admin.exports.store', waiting)
  await walk.call('platform.admin.jobs.destroy', { params: { id: job } })
  await walk.call('platform.admin.job_retries.store', { params: { id: job } })

  const choices = { mapping: { A: 'sku' } }
  const profile = { name: 'Tarif', resource: 'products', status: 'ready', choices }
  const kept = { id: (await walk.call('platform.admin.import_profiles.store', { body: profile })).id }
  const changed = { ...profile, name: 'Tarifs', version: 1 }
  await walk.call('platform.admin.import_profiles.update', { params: kept, body: changed })
  await walk.call('platform.admin.import_profiles.destroy', { params: kept })
  await imports(walk)
}

async function imports(walk: Walk): Promise<void> {
  const file = { name: 'vins.csv', content: 'sku,name,price,stock\nMARGAUX,Margaux,32.50,12\n' }
  const send = () => walk.call('platform.admin.imports.store', { file })
  await walk.call('platform.admin.imports.destroy', { params: { id: (await send()).id } })
  const { id, version } = await send()
  const params = { id }
  const zip = { name: 'images.zip', content: makeZip([{ name: 'margaux.png', content: Buffer.from('x') }]) }
  await walk.call('platform.admin.import_images.store', { params, file: zip })
  const now = (await walk.show('platform.admin.imports.show', params)).version ?? version
  await walk.call('platform.admin.imports.update', { params, body: { stopOnError: true, version: now } })
  await walk.call('platform.admin.import_trials.store', { params })
  await walk.call('platform.admin.import_runs.store', { params })
  await runJobs()
  await walk.call('platform.admin.import_undoings.store', { params })
}
