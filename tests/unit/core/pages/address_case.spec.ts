import { test } from '@japa/runner'
import { AddressCase } from '#core/pages/address_case'
import type { ServerBuild } from '@remix-run/server-runtime'

const PATHS = [
  'admin/roles/:id?',
  'admin/*',
  'boutique/:category?',
  'boutique/plats-associes/:category',
  'reset-password/:token',
  'account/orders/:number/return',
  'login',
  '*',
  'en',
  'en/boutique/:category?',
  'en/reset-password/:token',
  'en/*',
]

const build = (basename: string) => {
  const routes = Object.fromEntries(PATHS.map((path) => [path, { id: path, path, parentId: 'shop' }]))
  return { basename, routes: { root: { id: 'root', path: '' }, shop: { id: 'shop', parentId: 'root' }, ...routes } }
}

const addresses = new AddressCase(build('/vue') as unknown as ServerBuild)

test.group('An address in other letters', () => {
  test('is that of the screen in its own: {0}')
    .with([
      ['/vue/Boutique', '/vue/boutique'],
      ['/vue/BOUTIQUE/', '/vue/boutique/'],
      ['/vue/EN', '/vue/en'],
      ['/vue/EN/boutique', '/vue/en/boutique'],
      ['/vue/En/Boutique/Rouges', '/vue/en/boutique/Rouges'],
      ['/vue/Boutique/Plats-Associes/Agneau', '/vue/boutique/plats-associes/Agneau'],
      ['/vue/Reset-Password/aB%2FcD', '/vue/reset-password/aB%2FcD'],
      ['/vue/Account/Orders/CMD-2026-000001/Return', '/vue/account/orders/CMD-2026-000001/return'],
      ['/vue/EN/Chateau-Margaux', '/vue/en/Chateau-Margaux'],
      ['/vue/Admin/Roles/A', '/vue/admin/roles/A'],
      ['/vue/b%6Futique', '/vue/boutique'],
    ] as [string, string][])
    .run(({ assert }, [asked, proper]) => assert.equal(addresses.canonical(asked), proper))

  test('is left alone where only data differs, or no screen stands: {$self}')
    .with([
      '/vue',
      '/vue/',
      '/vue/boutique',
      '/vue/boutique/Rouges',
      '/vue/reset-password/aBcD',
      '/vue/account/orders/CMD-2026-000001/return',
      '/vue/Chateau-Margaux',
      '/vue/en/Chateau-Margaux',
      '/VUE/boutique',
      '/Boutique',
      '/vue/Boutique.data',
      '/vue/%E0%A4%A',
      '/vue//Boutique',
      '/vue/Reset-Password',
    ])
    .run(({ assert }, asked) => assert.isNull(addresses.canonical(asked)))

  test('is told without a base path too', ({ assert }) => {
    assert.equal(new AddressCase(build('/') as unknown as ServerBuild).canonical('/EN/Boutique'), '/en/boutique')
  })
})
