import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RouteList } from '#core/http/route_list'
import { requiredFields } from '#core/testing/required_fields'
import { freshShop } from '#plugins/sales/testing'
import { newStaffVisit } from '#plugins/users/testing'
import { Walk } from './walk.js'
import { codesLeft } from './codes_left.js'
import { writeBranding, writeConfiguration, writeMarketing, writePlatform } from './shop_writes.js'
import { writeCatalogue } from './catalogue_writes.js'
import { writeSite } from './cms_writes.js'
import { writeCampaigns, writeNewsletter, writeSuppressions } from './newsletter_writes.js'
import { writeReturns } from './rma_writes.js'
import { writeSales } from './sales_writes.js'
import { writeRedmine } from './redmine_writes.js'
import { writeTickets } from './ticket_writes.js'
import { writeUsers } from './user_writes.js'

/** What staff write, by plugin. Each route that is called must answer well. */
const WRITES: Record<string, (walk: Walk) => Promise<void>> = {
  branding: writeBranding,
  catalogue: writeCatalogue,
  cms: writeSite,
  configuration: writeConfiguration,
  marketing: async (walk) => {
    await writeMarketing(walk)
    await writeNewsletter(walk)
    await writeCampaigns(walk)
    await writeSuppressions(walk)
  },
  platform: writePlatform,
  rma: writeReturns,
  sales: writeSales,
  tickets: async (walk) => {
    await writeTickets(walk)
    await writeRedmine(walk)
  },
  users: writeUsers,
}

const PREVIEW = 'It tells what would happen, and changes nothing.'
const UPLOAD = 'A picture alone is shown nowhere: the entry is that of the product or category it is put on.'
const SIGN_IN = 'Who signs in or out changes nothing of the shop; sign-ins stand in their own list.'

const DRAFT = 'What is not published stands nowhere yet: the entry is that of the publication.'

/** Routes that leave no entry, with the reason. */
const SILENT: Record<string, string> = {
  'branding.admin.colours.update': DRAFT,
  'branding.admin.drafts.destroy': DRAFT,
  'branding.admin.images.update': DRAFT,
  'branding.admin.mail_previews.store': PREVIEW,
  'branding.admin.themes.update': DRAFT,
  'catalogue.admin.attribute_deletion_previews.store': PREVIEW,
  'catalogue.admin.category_deletion_previews.store': PREVIEW,
  'catalogue.admin.product_deletion_previews.store': PREVIEW,
  'catalogue.admin.product_changes.store': PREVIEW,
  'catalogue.admin.category_pictures.store': UPLOAD,
  'catalogue.admin.product_images.store': UPLOAD,
  'catalogue.admin.product_files.store': UPLOAD,
  'catalogue.admin.product_videos.store': UPLOAD,
  'cms.admin.content_drafts.destroy': 'What is unsaved stands nowhere yet: the entry is that of the content.',
  'cms.admin.content_drafts.update': 'What is unsaved stands nowhere yet: the entry is that of the content.',
  'cms.admin.link_checks.store': 'It looks at links, and changes none.',
  'marketing.admin.campaigns.test': 'It sends a mail to who asks for it, and changes nothing.',
  'marketing.admin.campaign_audiences.store': 'It counts readers, and changes nothing.',
  'marketing.admin.catalog_rule_previews.store': 'It tells what a rule would do to prices, and changes none.',
  'marketing.admin.rule_trials.store': 'It asks orders what a rule would have given, and changes none.',
  'configuration.admin.mail_previews.store': PREVIEW,
  'configuration.admin.mail_tests.store': 'It sends a mail to who asks for it, and changes nothing.',
  'platform.admin.block_previews.store': PREVIEW,
  'platform.admin.import_trials.store': PREVIEW,
  'platform.admin.media.store': UPLOAD,
  'platform.admin.medium_files.store': UPLOAD,
  'platform.admin.list_choices.store': 'It reads: the rows that a field may choose.',
  'rma.admin.files.store': 'A file alone is shown nowhere: the entry is that of the message it is sent with.',
  'sales.admin.payment_account_checks.store': 'It asks a provider whether the account works.',
  'sales.admin.refund_previews.store': PREVIEW,
  'sales.admin.shipment_previews.store': PREVIEW,
  'sales.admin.table_rate_previews.store': PREVIEW,
  'sales.admin.tax_rate_previews.store': PREVIEW,
  'tickets.admin.attachments.store': 'A file alone is shown nowhere: the entry is that of the note.',
  'tickets.admin.redmine_uploads.store': 'A file alone is shown nowhere: the entry is that of the note.',
  'users.admin.confirmations.store': 'A password is proven; what it was proven for leaves the entry.',
  'users.admin.customer_changes.store': PREVIEW,
  'users.admin.customer_deletion_previews.store': PREVIEW,
  'users.admin.language.update': 'The language in which somebody reads is a taste of theirs.',
  'users.admin.password_resets.store': 'Nobody is signed in; the new password leaves the entry.',
  'users.admin.second_step.store': SIGN_IN,
  'users.admin.session.destroy': SIGN_IN,
  'users.admin.session.store': SIGN_IN,
  'users.admin.two_factor.store':
    'Nothing is asked at signing in until a code proves the device: that leaves the entry.',
}

/** What is done to many rows of a resource: `many_rows.spec.ts` looks at the entries, for every resource. */
const OF_MANY = /\.mass_(?:update|delete)(?:_applications|_undoings)?\.store$/

test.group('What staff write', (group) => {
  group.each.setup(async () => {
    await freshShop()
  })

  for (const [plugin, write] of Object.entries(WRITES)) {
    test(`of ${plugin} leaves an entry in the audit log`, async ({ assert }) => {
      const walk = await Walk.of(await newStaffVisit())
      await write(walk)
      const due = (await writeRoutes()).filter((name) => name.startsWith(`${plugin}.`) && !(name in SILENT))
      assert.deepEqual(
        due.filter((name) => !walk.left.has(name)),
        [],
        'nobody tried them'
      )
      assert.deepEqual(
        due.filter((name) => walk.left.get(name) === 0),
        [],
        'they left no entry'
      )
      const versioned = (await versionedDeletions()).filter((name) => due.includes(name))
      assert.deepEqual(
        versioned.filter((name) => !walk.refusedStale.has(name)),
        [],
        'they deleted what somebody else had changed'
      )
      assert.deepEqual([...new Set(walk.entries.flatMap(codesLeft))], [], 'codes stand where people read')
    })
  }

  test('is known to this test, whatever plugin it is of', async ({ assert }) => {
    const routes = await writeRoutes()
    assert.deepEqual(
      routes.filter((name) => !Object.keys(WRITES).some((plugin) => name.startsWith(`${plugin}.`))),
      []
    )
    assert.deepEqual(
      Object.keys(SILENT).filter((name) => !routes.includes(name)),
      []
    )
  })
})

async function versionedDeletions(): Promise<string[]> {
  const { routes } = await app.container.make(RouteList)
  return routes
    .filter((route) => route.name.endsWith('.destroy') && requiredFields(route).includes('version'))
    .map(({ name }) => name)
}

async function writeRoutes(): Promise<string[]> {
  const { routes } = await app.container.make(RouteList)
  return routes
    .filter(({ pattern, methods }) => pattern.startsWith('/api/admin/') && !methods.includes('GET'))
    .map(({ name }) => name)
    .filter((name) => !OF_MANY.test(name))
}
