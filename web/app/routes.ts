import { fileURLToPath } from 'node:url'
import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { screenManifests } from '../vite/screen_manifests'
import type { Screen } from './lib/screens'

export const manifests = await screenManifests(fileURLToPath(new URL('../../', import.meta.url)))

const locales = { fr_FR: '', en_GB: 'en' }

function screensOf(area: Screen['area']) {
  return manifests.flatMap(({ plugin, screens }) =>
    screens.filter((screen) => screen.area === area).map((screen) => ({ plugin, screen }))
  )
}

/** `boutique/{category_slug?}` in the product's notation is `boutique/:category_slug?` in the router's. */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2')
}

function mount(plugin: string, screen: Screen, suffix: string): RouteConfigEntry {
  const file = screen.frame ? 'routes/admin_frame.tsx' : `../../plugins/${plugin}/web/${screen.file}`
  const id = suffix ? `${screen.id}@${suffix}` : screen.id
  return screen.path === '' ? index(file, { id }) : route(routerPath(screen.path), file, { id })
}

/** Account screens use the account layout, whichever plugin they belong to. */
function isOfAccount({ path }: Screen): boolean {
  return /^account(?:\/|$)/.test(path)
}

/** All storefront screens of one locale, and a catch-all route for permalinks. */
function storefront(locale: string, start: string): RouteConfigEntry[] {
  const screens = screensOf('storefront')
  const mounted = (chosen: typeof screens) => chosen.map(({ plugin, screen }) => mount(plugin, screen, locale))
  const entries = [
    ...mounted(screens.filter(({ screen }) => !isOfAccount(screen) && !screen.isStep)),
    layout(
      'layouts/account.tsx',
      { id: `account@${locale}` },
      mounted(screens.filter(({ screen }) => isOfAccount(screen)))
    ),
    route('*', 'routes/permalink.tsx', { id: `permalink@${locale}` }),
  ]
  return start ? prefix(start, entries) : entries
}

/** Checkout screens in each locale, which use the checkout layout. */
function steps(): RouteConfigEntry[] {
  const screens = screensOf('storefront').filter(({ screen }) => screen.isStep)
  return Object.entries(locales).flatMap(([locale, start]) => {
    const entries = screens.map(({ plugin, screen }) => mount(plugin, screen, locale))
    return start ? prefix(start, entries) : entries
  })
}

export default [
  layout('layouts/admin.tsx', { id: 'admin' }, [
    ...prefix(
      'admin',
      screensOf('admin').map(({ plugin, screen }) => mount(plugin, screen, ''))
    ),
    route('admin/preferences', 'routes/admin_preferences.tsx', { id: 'admin.preferences' }),
    route('admin/*', 'routes/resource_screen.tsx', { id: 'admin.resource' }),
  ]),
  layout('layouts/checkout.tsx', { id: 'checkout' }, steps()),
  layout('layouts/storefront.tsx', { id: 'storefront' }, [
    ...Object.entries(locales).flatMap(([locale, start]) => storefront(locale, start)),
  ]),
] satisfies RouteConfig
