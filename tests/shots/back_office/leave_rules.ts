import { aMemberOfStaff, type Caller } from './office.js'

/** Discounts with their codes, and rows of the table of delivery: three of each. */
export async function leaveRules(): Promise<void> {
  const staff = await aMemberOfStaff()
  await leaveDiscounts(staff)
  const [channel] = await staff.call<{ code: string }[]>('GET', 'admin/configuration/channels?limit=1')
  for (const [at, label] of [
    'Colis de un à six',
    'Caisse de douze',
    'Palette, sur rendez-vous avec le transporteur',
  ].entries()) {
    await staff.call('POST', 'admin/sales/table-rates', {
      channel: channel?.code ?? 'default',
      label,
      country: ['FR', 'BE', ''][at],
      weightFrom: at * 10_000,
      weightTo: (at + 1) * 10_000,
      price: [990, 1890, 14_900][at],
      position: at,
      delay: ['48 h', '3 à 5 jours', ''][at],
    })
  }
}

async function leaveDiscounts(staff: Caller): Promise<void> {
  const rule = {
    isActive: true,
    channels: [],
    groups: [],
    stopsOthers: false,
    usageLimit: null,
    usesPerCustomer: 1,
    priority: 20,
    startsOn: '2026-01-01',
    endsOn: null,
  }
  await staff.call('POST', 'admin/marketing/cart-rules', {
    ...rule,
    name: 'Livraison offerte dès 150 euros',
    label: { fr_FR: 'Livraison offerte', en_GB: 'Free delivery' },
    kind: 'marketing.free_shipping',
    settings: {},
    needsCode: false,
    conditions: {
      match: 'all',
      list: [{ kind: 'marketing.subtotal', values: { operator: 'at_least', amount: 15_000 } }],
    },
  })
  const { id } = await staff.call('POST', 'admin/marketing/cart-rules', {
    ...rule,
    name: 'Parrainage du printemps, codes à usage unique',
    kind: 'marketing.cart_fixed',
    settings: { amount: 1000 },
    label: { fr_FR: 'Parrainage', en_GB: 'Referral' },
    needsCode: true,
    priority: 5,
  })
  const codes = { count: 3, length: 10, format: 'alphanumeric', prefix: 'PARRAIN-', usageLimit: 1, usesPerCustomer: 1 }
  await staff.call('POST', `admin/marketing/cart-rules/${id}/coupons`, codes)
}
