import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { screensOfResources } from '../shots/back_office/resource_manifest.js'
import { SITE_TRACES } from '../fixtures/site_traces.js'
import { MARKETING_SCREENS, NEWSLETTER, OWN_NEWSLETTER } from './marketing_screens.js'
import { SITE } from './site_screens.js'
import { TICKETS } from './ticket_screens.js'
import type { Look } from './look.js'
import type { Page } from 'playwright'

/** Every screen of the storefront, some of them in several states. */
export const STOREFRONT: Look[] = [
  { name: 'home', screen: 'catalogue.storefront.home', path: '/' },
  { name: 'shop', screen: 'catalogue.storefront.shop', path: '/boutique' },
  { name: 'a filtered list', screen: 'catalogue.storefront.shop', path: '/boutique?filter[colour]=rouge' },
  { name: 'a list without result', screen: 'catalogue.storefront.shop', path: '/boutique?filter[price]=9000..9999' },
  { name: 'products', screen: 'catalogue.storefront.products', path: '/nos-produits?page=2' },
  { name: 'promotions', screen: 'catalogue.storefront.promotions', path: '/boutique/produits-promo' },
  { name: 'wines for a dish', screen: 'catalogue.storefront.dish', path: null },
  { name: 'categories', screen: 'catalogue.storefront.categories', path: '/nos-categories-de-produits' },
  { name: 'search', screen: 'catalogue.storefront.search', path: '/search-results?q=chateau' },
  { name: 'a search without result', screen: 'catalogue.storefront.search', path: '/search-results?q=zzzzzz' },
  { name: 'an empty cart', screen: 'sales.storefront.cart', path: '/checkout/cart?gone=1' },
  { name: 'the terms', screen: 'configuration.storefront.terms', path: '/conditions-generales' },
  { name: 'personal data of visitors', screen: 'configuration.storefront.privacy', path: '/donnees-personnelles' },
  { name: 'posts of another site', screen: 'cms.storefront.outside_posts', path: '/autres-articles' },
  { name: 'a post of another site', screen: 'cms.storefront.outside_post', path: '/autres-articles/1' },
  { name: 'the contact form', screen: 'cms.storefront.contact', path: '/contact' },
  { name: 'login', screen: 'users.storefront.login', path: '/login' },
  { name: 'a new account', screen: 'users.storefront.register', path: '/register' },
  { name: 'a forgotten password', screen: 'users.storefront.forgot_password', path: '/forgot-password' },
  { name: 'a link of confirmation', screen: 'users.storefront.confirm_email', path: '/confirm-email/none' },
  { name: 'a wishlist of a guest', screen: 'catalogue.storefront.wishlist', path: '/account/wishlist' },
  { name: 'a preview without a right', screen: 'catalogue.storefront.product_preview', path: '/preview/products/1' },
  { name: 'a preview that is over', screen: 'cms.storefront.content_preview', path: '/preview/contents/none' },
  { name: 'an alert of a guest', screen: 'catalogue.storefront.stock_alert', path: null },
  {
    name: 'the end of alerts',
    screen: 'catalogue.storefront.end_stock_alerts',
    path: '/account/end-stock-alerts/none',
  },
  { name: 'reviews of a product', screen: 'catalogue.storefront.reviews', path: null },
  {
    name: 'reviews by a link that never was',
    screen: 'catalogue.storefront.invited_reviews',
    path: '/reviews/write/none',
  },
  ...NEWSLETTER,
  { name: 'logout', screen: 'users.storefront.logout', path: '/logout' },
  { name: 'a new password', screen: 'users.storefront.reset_password', path: '/reset-password/none' },
  { name: 'an error', screen: 'platform.storefront.error', path: '/errors/503' },
  { name: 'an unknown address', screen: 'platform.storefront.error', path: '/nowhere-at-all' },
  { name: 'a product', screen: 'permalink:products', path: null },
  { name: 'a category', screen: 'permalink:categories', path: null },
  { name: 'a dish', screen: 'permalink:dishes', path: null },
  { name: 'a text', screen: 'permalink:cms.content', path: null },
  { name: 'texts', screen: 'permalink:cms.archive', path: null },
  { name: 'a category of texts', screen: 'permalink:cms.category', path: null },
  { name: 'a tag', screen: 'permalink:cms.tag', path: null },
]

/** Screens of the account, for the customer of the demo shop. */
export const ACCOUNT: Look[] = [
  { name: 'the account', screen: 'users.storefront.account', path: '/account' },
  { name: 'the profile', screen: 'users.storefront.profile', path: '/account/profile' },
  { name: 'the address book', screen: 'users.storefront.addresses', path: '/account/address' },
  { name: 'a new address', screen: 'users.storefront.address_create', path: '/account/address/create' },
  { name: 'an address', screen: 'users.storefront.address_edit', path: '/account/address/edit/1' },
  { name: 'a wishlist', screen: 'catalogue.storefront.wishlist', path: '/account/wishlist' },
  { name: 'own reviews', screen: 'catalogue.storefront.own_reviews', path: '/account/reviews' },
  OWN_NEWSLETTER,
  { name: 'the email address', screen: 'users.storefront.email', path: '/account/email' },
  { name: 'another password', screen: 'users.storefront.password', path: '/account/password' },
  { name: 'sign-ins', screen: 'users.storefront.sign_ins', path: '/account/sign-ins' },
  { name: 'personal data', screen: 'users.storefront.personal_data', path: '/account/data' },
  { name: 'the requests', screen: 'tickets.storefront.tickets', path: '/account/tickets' },
  { name: 'a new request', screen: 'tickets.storefront.create', path: '/account/tickets/create' },
  { name: 'a request', screen: 'tickets.storefront.ticket', path: '/account/tickets/1' },
  { name: 'the orders', screen: 'sales.storefront.orders', path: '/account/orders' },
  { name: 'the downloads', screen: 'sales.storefront.downloads', path: '/account/downloads' },
  { name: 'an order with its credit note', screen: 'sales.storefront.order', path: null },
  { name: 'the returns', screen: 'rma.storefront.returns', path: '/account/rma' },
  { name: 'a new return', screen: 'rma.storefront.new_return', path: '/account/rma/create' },
  { name: 'a return of the account', screen: 'rma.storefront.return', path: '/account/rma/edit/1' },
  { name: 'a new return by a link', screen: 'rma.storefront.guest_new_return', path: null },
  { name: 'a return by a link', screen: 'rma.storefront.guest_return', path: '/returns/1' },
]

const SALES = '/admin/commerce/sales'
const CONFIGURATION = 'administration/configuration'

/** Every screen of the back office, for staff. */
export const ADMIN: Look[] = [
  { name: 'staff welcome', screen: 'users.admin.welcome', path: '/admin/welcome' },
  { name: 'staff start', screen: 'users.admin.start', path: '/admin' },
  { name: 'staff logout', screen: 'users.admin.logout', path: '/admin/logout' },
  { name: 'staff dashboard', screen: 'platform.admin.dashboard', path: '/admin/dashboard' },
  { name: 'desk', screen: 'platform.admin.desk', path: '/admin/commerce/desk' },
  { name: 'staff code', screen: 'users.admin.login_code', path: '/admin/login/code' },
  { name: 'staff forgot password', screen: 'users.admin.forgot_password', path: '/admin/forgot-password' },
  { name: 'staff reset password', screen: 'users.admin.reset_password', path: '/admin/reset-password/x.y' },
  { name: 'admins', screen: 'users.admin.staff', path: '/admin/users/admins' },
  { name: 'an admin', screen: 'users.admin.staff_member', path: '/admin/users/admins/1' },
  { name: 'roles', screen: 'users.admin.roles', path: '/admin/users/roles' },
  { name: 'a role', screen: 'users.admin.roles.form', path: '/admin/users/roles/1' },
  {
    name: 'permissions of a role',
    screen: 'users.admin.role_permissions',
    path: '/admin/users/roles/2/permissions',
  },
  { name: 'profile', screen: 'users.admin.profile', path: '/admin/profile' },
  { name: 'API', screen: 'users.admin.api', path: '/admin/api' },
  { name: 'kept mails', screen: 'platform.admin.kept_mails', path: '/admin/mails' },
  { name: 'jobs', screen: 'platform.admin.jobs', path: '/admin/system/jobs' },
  { name: 'a job', screen: 'platform.admin.job', path: '/admin/system/jobs/1' },
  { name: 'the audit log', screen: 'platform.admin.audit', path: '/admin/system/audit' },
  { name: 'an entry of the audit log', screen: 'platform.admin.audit_entry', path: '/admin/system/audit/1' },
  {
    name: 'the history of a record',
    screen: 'platform.admin.audit_history',
    path: '/admin/system/history?subject=users.staff&subject_id=1',
  },
  { name: 'general settings', screen: 'configuration.admin.general', path: `/admin/${CONFIGURATION}/general` },
  { name: 'catalogue settings', screen: 'configuration.admin.catalog', path: `/admin/${CONFIGURATION}/catalog` },
  { name: 'customer settings', screen: 'configuration.admin.customers', path: `/admin/${CONFIGURATION}/customers` },
  { name: 'sales settings', screen: 'configuration.admin.sales', path: `/admin/${CONFIGURATION}/sales` },
  { name: 'e-mail settings', screen: 'configuration.admin.emails', path: `/admin/${CONFIGURATION}/emails` },
  { name: 'texts of mails', screen: 'configuration.admin.mails', path: `/admin/${CONFIGURATION}/mails` },
  {
    name: 'the text of a mail',
    screen: 'configuration.admin.mail',
    path: `/admin/${CONFIGURATION}/mails/sales.order_placed/fr_FR`,
  },
  { name: 'the branding', screen: 'branding.admin.branding', path: '/admin/administration/branding' },
  { name: 'brands', screen: 'branding.admin.brands', path: '/admin/administration/brands' },
  { name: 'a brand', screen: 'branding.admin.brands.form', path: '/admin/administration/brands/1' },
  { name: 'sliders', screen: 'branding.admin.sliders', path: `/admin/${CONFIGURATION}/sliders` },
  { name: 'a slider', screen: 'branding.admin.sliders.form', path: `/admin/${CONFIGURATION}/sliders/1` },
  { name: 'slides', screen: 'branding.admin.slides', path: `/admin/${CONFIGURATION}/slides` },
  { name: 'a slide', screen: 'branding.admin.slides.form', path: `/admin/${CONFIGURATION}/slides/1` },
  { name: 'channels', screen: 'configuration.admin.channels', path: `/admin/${CONFIGURATION}/channels` },
  { name: 'a channel', screen: 'configuration.admin.channel', path: `/admin/${CONFIGURATION}/channels/create` },
  { name: 'languages', screen: 'configuration.admin.locales', path: `/admin/${CONFIGURATION}/locales` },
  { name: 'a language', screen: 'configuration.admin.locale', path: `/admin/${CONFIGURATION}/locales/create` },
  { name: 'currencies', screen: 'configuration.admin.currencies', path: `/admin/${CONFIGURATION}/currencies` },
  { name: 'a currency', screen: 'configuration.admin.currency', path: `/admin/${CONFIGURATION}/currencies/create` },
  { name: 'rates', screen: 'configuration.admin.exchange_rates', path: `/admin/${CONFIGURATION}/exchange-rates` },
  {
    name: 'a rate',
    screen: 'configuration.admin.exchange_rate',
    path: `/admin/${CONFIGURATION}/exchange-rates/create`,
  },
  { name: 'customers', screen: 'users.admin.customers', path: '/admin/users/customers' },
  { name: 'a new customer', screen: 'users.admin.customer_create', path: '/admin/users/customers/create' },
  { name: 'a customer', screen: 'users.admin.customer', path: '/admin/users/customers/1' },
  {
    name: 'bulk changes of customers',
    screen: 'users.admin.customer_changes',
    path: '/admin/users/customer-changes',
  },
  {
    name: 'a bulk change of customers',
    screen: 'users.admin.customer_change',
    path: '/admin/users/customer-changes/1',
  },
  { name: 'groups of customers', screen: 'users.admin.groups', path: '/admin/users/groups' },
  { name: 'a group of customers', screen: 'users.admin.groups.form', path: '/admin/users/groups/1' },
  {
    name: 'a bulk change of groups',
    screen: 'users.admin.groups.mass_update',
    path: '/admin/users/groups/mass-updates/1',
  },
  { name: 'the tree of categories', screen: 'catalogue.admin.categories', path: '/admin/commerce/catalog/categories' },
  { name: 'a category', screen: 'catalogue.admin.category', path: '/admin/commerce/catalog/categories/1' },
  { name: 'the tree of dishes', screen: 'catalogue.admin.dishes', path: '/admin/commerce/catalog/dishes' },
  { name: 'a new dish', screen: 'catalogue.admin.dish', path: '/admin/commerce/catalog/dishes/create' },
  { name: 'attributes', screen: 'catalogue.admin.attributes', path: '/admin/commerce/catalog/attributes' },
  { name: 'an attribute', screen: 'catalogue.admin.attribute', path: '/admin/commerce/catalog/attributes/1' },
  { name: 'families', screen: 'catalogue.admin.families', path: '/admin/commerce/catalog/attribute-families' },
  { name: 'a family', screen: 'catalogue.admin.family', path: '/admin/commerce/catalog/attribute-families/1' },
  {
    name: 'media categories',
    screen: 'platform.admin.media_categories',
    path: '/admin/commerce/catalog/media-categories',
  },
  {
    name: 'a media category',
    screen: 'platform.admin.media_categories.form',
    path: '/admin/commerce/catalog/media-categories/create',
  },
  { name: 'the media library', screen: 'platform.admin.library', path: '/admin/cms/media' },
  { name: 'a medium', screen: 'platform.admin.library.form', path: null, from: '/admin/cms/media' },
  ...TICKETS,
  ...SITE,
  { name: 'permalinks', screen: 'catalogue.admin.permalinks', path: '/admin/commerce/catalog/permalinks' },
  {
    name: 'a new redirect',
    screen: 'catalogue.admin.permalinks.form',
    path: '/admin/commerce/catalog/permalinks/create',
  },
  {
    name: 'inventory sources',
    screen: 'catalogue.admin.inventory_sources',
    path: '/admin/administration/configuration/inventory-sources',
  },
  {
    name: 'an inventory source',
    screen: 'catalogue.admin.inventory_source',
    path: '/admin/administration/configuration/inventory-sources/1',
  },
  { name: 'products', screen: 'catalogue.admin.products', path: '/admin/commerce/catalog/products' },
  { name: 'a new product', screen: 'catalogue.admin.product_create', path: '/admin/commerce/catalog/products/create' },
  { name: 'a product of the shop', screen: 'catalogue.admin.product', path: '/admin/commerce/catalog/products/1' },
  { name: 'bulk changes', screen: 'catalogue.admin.product_changes', path: '/admin/commerce/catalog/product-changes' },
  {
    name: 'a bulk change',
    screen: 'catalogue.admin.product_change',
    path: '/admin/commerce/catalog/product-changes/1',
  },
  { name: 'orders', screen: 'sales.admin.orders', path: `${SALES}/orders` },
  { name: 'a cart', screen: 'sales.admin.customer_cart', path: `${SALES}/carts/1` },
  { name: 'a new order', screen: 'sales.admin.order_create', path: `${SALES}/orders/create` },
  { name: 'a draft order', screen: 'sales.admin.draft', path: `${SALES}/order-drafts/2` },
  { name: 'an order of a customer', screen: 'sales.admin.order', path: `${SALES}/orders/1` },
  { name: 'reports', screen: 'sales.admin.reports', path: `${SALES}/reports` },
  { name: 'a report of products', screen: 'sales.admin.report', path: `${SALES}/reports/products` },
  { name: 'a report of VAT', screen: 'sales.admin.report', path: `${SALES}/reports/taxes?days=7` },
  { name: 'shipments', screen: 'sales.admin.shipments', path: `${SALES}/shipments` },
  { name: 'a shipment', screen: 'sales.admin.shipment', path: `${SALES}/shipments/1` },
  { name: 'the quotes', screen: 'sales.admin.quotes', path: `${SALES}/quotes` },
  { name: 'a quote to be priced', screen: 'sales.admin.quote', path: `${SALES}/quotes/1` },
  { name: 'a quote that was sent', screen: 'sales.admin.quote', path: `${SALES}/quotes/2` },
  { name: 'invoices', screen: 'sales.admin.invoices', path: `${SALES}/invoices` },
  { name: 'an invoice', screen: 'sales.admin.invoice', path: `${SALES}/invoices/1` },
  { name: 'withdrawals', screen: 'rma.admin.withdrawals', path: `${SALES}/withdrawals` },
  { name: 'a withdrawal', screen: 'rma.admin.withdrawal', path: `${SALES}/withdrawals/1` },
  { name: 'refunds', screen: 'sales.admin.refunds', path: `${SALES}/refunds` },
  { name: 'a refund', screen: 'sales.admin.refund', path: `${SALES}/refunds/1` },
  { name: 'returns', screen: 'rma.admin.returns', path: `${SALES}/rma` },
  { name: 'a return', screen: 'rma.admin.return', path: `${SALES}/rma/1` },
  { name: 'reports of returns', screen: 'rma.admin.reports', path: `${SALES}/return-reports` },
  {
    name: 'times of returns',
    screen: 'rma.admin.reports',
    path: `${SALES}/return-reports?report=times`,
  },
  { name: 'a new return for a customer', screen: 'rma.admin.new_return', path: `${SALES}/rma/new/1` },
  { name: 'reasons of returns', screen: 'rma.admin.reasons', path: `${SALES}/return-reasons` },
  { name: 'a reason of returns', screen: 'rma.admin.reasons.form', path: `${SALES}/return-reasons/create` },
  { name: 'rules of returns', screen: 'rma.admin.rules', path: `${SALES}/return-rules` },
  { name: 'a rule of returns', screen: 'rma.admin.rules.form', path: `${SALES}/return-rules/create` },
  { name: 'questions of returns', screen: 'rma.admin.questions', path: `${SALES}/return-questions` },
  { name: 'a question of returns', screen: 'rma.admin.questions.form', path: `${SALES}/return-questions/create` },
  { name: 'transactions', screen: 'sales.admin.transactions', path: `${SALES}/transactions` },
  { name: 'a transaction', screen: 'sales.admin.transaction', path: `${SALES}/transactions/1` },
  { name: 'payment alerts', screen: 'sales.admin.payment_alerts', path: `${SALES}/payment-alerts` },
  { name: 'a payment alert', screen: 'sales.admin.payment_alert', path: `${SALES}/payment-alerts/1` },
  { name: 'payment accounts', screen: 'sales.admin.payment_accounts', path: `${SALES}/payment-accounts` },
  {
    name: 'payment notifications',
    screen: 'sales.admin.payment_notifications',
    path: `${SALES}/payment-notifications`,
  },
  {
    name: 'a payment notification',
    screen: 'sales.admin.payment_notification',
    path: `${SALES}/payment-notifications/1`,
  },
  { name: 'an import', screen: 'platform.admin.import', path: '/admin/imports/1' },
  { name: 'an import profile', screen: 'platform.admin.import_profile', path: '/admin/imports/profiles/1' },
  { name: 'imports', screen: 'platform.admin.imports', path: '/admin/imports' },
  { name: 'import profiles', screen: 'platform.admin.import_profiles', path: '/admin/imports/profiles' },
  { name: 'VAT categories', screen: 'sales.admin.tax_categories', path: `/admin/${CONFIGURATION}/tax-categories` },
  {
    name: 'a VAT category',
    screen: 'sales.admin.tax_categories.form',
    path: `/admin/${CONFIGURATION}/tax-categories/create`,
  },
  { name: 'VAT rates', screen: 'sales.admin.tax_rates', path: `/admin/${CONFIGURATION}/tax-rates` },
  { name: 'a VAT rate', screen: 'sales.admin.tax_rate', path: null, from: `/admin/${CONFIGURATION}/tax-rates` },
  { name: 'table rates', screen: 'sales.admin.table_rates', path: `/admin/${CONFIGURATION}/table-rates` },
  { name: 'a table rate', screen: 'sales.admin.table_rate', path: `/admin/${CONFIGURATION}/table-rates/create` },
  ...MARKETING_SCREENS,
]

/** What staff see before they are known. */
export const ADMIN_LOGIN: Look = { name: 'staff login', screen: 'users.admin.login', path: '/admin/login' }

export const LANGUAGES = { fr_FR: '/vue', en_GB: '/vue/en' }

export type Language = keyof typeof LANGUAGES

interface Manifest {
  screens: { id: string; permission?: string }[]
  permalinks?: { kind: string }[]
}

async function readManifests(): Promise<Manifest[]> {
  const files = globSync('plugins/*/web/screens.ts')
  const manifests = await Promise.all(
    files.map(async (file) => {
      const { default: manifest } = (await import(pathToFileURL(resolve(file)).href)) as { default: Manifest }
      return manifest
    })
  )
  return [...manifests, { screens: await screensOfResources() }]
}

/** What one needs to open a screen, by its id. */
export async function screenPermissions(): Promise<Map<string, string | undefined>> {
  const manifests = await readManifests()
  return new Map(manifests.flatMap(({ screens }) => screens.map(({ id, permission }) => [id, permission] as const)))
}

/** Ids of every screen that the plugins' manifests name. */
export async function declaredScreens(): Promise<string[]> {
  const manifests = await readManifests()
  return manifests.flatMap(({ screens, permalinks = [] }) => [
    ...screens.map(({ id }) => id),
    ...permalinks.map(({ kind }) => `permalink:${kind}`),
  ])
}

/** The address of a screen of the back office, for somebody who is signed in. */
export async function adminAddressOf(page: Page, { name, path, from }: Look): Promise<string> {
  if (path !== null) return `${LANGUAGES.fr_FR}${path}`
  await page.goto(`${LANGUAGES.fr_FR}${from}`)
  const address = await page.locator('.admin-row-link').first().getAttribute('href')
  if (!address) throw new Error(`${from} has no row that leads to ${name}`)
  return address
}

/** The address of a screen in a language. */
export async function addressOf(page: Page, { screen, path }: Look, language: Language): Promise<string> {
  const base = LANGUAGES[language]
  if (path !== null) return `${base}${path}`
  const first = async (address: string) => {
    const answer = await page.request.get(`${address}${address.includes('?') ? '&' : '?'}locale=${language}`)
    const [found] = ((await answer.json()) as { data: { path: string; slug: string; sku: string }[] }).data
    if (!found) throw new Error(`${address} has nothing to look at`)
    return found
  }
  if (screen === 'sales.storefront.order') return `${base}/account/orders/${await oldestOrder(page)}`
  if (screen === 'rma.storefront.guest_new_return') return `${base}/returns/new?order=${await oldestOrder(page)}`
  if (screen in SITE_TRACES) return `${base}${SITE_TRACES[screen as keyof typeof SITE_TRACES][language]}`
  if (screen === 'permalink:products') return `${base}${(await first('/api/catalogue/products?limit=1')).path}`
  if (screen === 'catalogue.storefront.stock_alert') {
    const { slug, sku } = await first('/api/catalogue/products?limit=1')
    return `${base}/account/stock-alerts/${slug}?variant=${sku}`
  }
  if (screen === 'catalogue.storefront.reviews') {
    return `${base}/reviews/${(await first('/api/catalogue/products?limit=1')).slug}`
  }
  const kind = screen === 'permalink:categories' ? 'category' : 'dish'
  const found = await first(`/api/catalogue/categories?kind=${kind}`)
  return screen === 'catalogue.storefront.dish'
    ? `${base}/boutique/plats-associes/${found.slug}`
    : `${base}${found.path}`
}

/** Number of the order that the traces made first: with its invoice, its parcel and its credit note. */
async function oldestOrder(page: Page): Promise<string> {
  const list = async (at: number) => {
    const answer = await page.request.get(`/api/sales/account/orders?page=${at}`)
    return (await answer.json()) as { data: { number: string }[]; meta: { total: number; limit: number } }
  }
  const { meta } = await list(1)
  const order = (await list(Math.ceil(meta.total / meta.limit) || 1)).data.at(-1)
  if (!order) throw new Error('The customer has no order to look at')
  return order.number
}
