import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { boolean } from '#core/fields/kinds/boolean'
import { checkCartRule } from '#plugins/marketing/rules/check_cart_rule'
import { choice } from '#core/fields/kinds/choice'
import { conditions } from '#plugins/marketing/fields/conditions'
import { fillCoupons, writePrimaryCoupon } from '#plugins/marketing/rules/primary_coupon'
import { group } from '#core/fields/kinds/group'
import { integer } from '#core/fields/kinds/integer'
import { longText } from '#core/fields/kinds/long_text'
import { RuleParts } from '#plugins/marketing/rules/rule_parts'
import { money } from '#core/fields/kinds/money'
import { resource } from '#core/resources/resource'
import { ruleTerms } from '#plugins/marketing/rules/rule_terms'
import { ruleSettings } from '#plugins/marketing/fields/settings'
import { text } from '#core/fields/kinds/text'
import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const UNLIMITED = label('Vide\u202f: sans limite.', 'Empty: without limit.')
const CODE_HELP = label(
  'Majuscules et minuscules se valent. Vide\u202f: seulement des codes générés.',
  'Capitals and small letters are the same. Empty: only codes that are generated.'
)
const LIMIT = { min: 1, max: 1_000_000, column: false } as const
const CODE = '(select c.code from marketing_coupons c where c.rule_id = $row.id and c.is_primary)'

/** What is taken off carts. Codes that are generated for a rule have a screen of their own. */
export default resource('marketing.cart_rules', {
  label: {
    one: label('Remise', 'Discount'),
    many: label('Remises', 'Discounts'),
    create: label('Ajouter une remise', 'Add a discount'),
  },
  caption: label(
    'Ce qui se retire des paniers, avec ou sans code. Les priorités les plus petites passent d’abord.',
    'What is taken off carts, with or without a code. The lowest priorities come first.'
  ),
  empty: label('Aucune remise pour le moment.', 'No discounts yet.'),
  consequence: label(
    'Supprime la remise «\u202f{name}\u202f» et ses codes. Les commandes gardent ce qu’elles ont reçu.',
    'Deletes the discount “{name}” and its codes. Orders keep what they were given.'
  ),
  table: 'marketing_cart_rules',
  fields: {
    name: text({
      label: label('Nom', 'Name'),
      help: label('Pour l’équipe.', 'For staff.'),
      required: true,
      length: 120,
    }),
    label: group({
      label: label('Libellé pour les clients', 'Label for customers'),
      help: label('Ce que le client lit dans son panier.', 'What customers read in their cart.'),
      fields: {
        fr_FR: text({ label: label('Libellé en français', 'Label in French'), required: true, length: 120 }),
        en_GB: text({ label: label('Libellé en anglais', 'Label in English'), required: true, length: 120 }),
      },
      required: true,
    }),
    description: longText({
      label: label('Description', 'Description'),
      length: 500,
      rows: 2,
      blank: '',
      search: true,
      column: false,
    }),
    kind: choice({
      label: label('Type', 'Kind'),
      columnLabel: label('Remise', 'Discount'),
      choices: actionChoices,
      required: true,
      default: 'marketing.percent',
    }),
    settings: ruleSettings({
      label: label('Réglages', 'Settings'),
      columnLabel: label('Valeur', 'Value'),
      help: label(
        'Ce que le type de remise demande. Montants dans la devise de base du canal.',
        'What the kind of discount asks for. Amounts are in the base currency of the channel.'
      ),
      blank: {},
    }),
    needsCode: boolean({
      label: label('Sur présentation d’un code', 'With a code'),
      help: label('Sinon, elle s’applique d’elle-même.', 'Else it is given by itself.'),
      blank: false,
      column: false,
    }),
    code: text({
      label: label('Code', 'Code'),
      help: CODE_HELP,
      length: 60,
      visibleWhen: { field: 'needsCode', is: [true] },
      stored: false,
      audited: true,
    }),
    usageLimit: integer({
      label: label('Utilisations du code, au plus', 'Uses of the code, at most'),
      help: UNLIMITED,
      visibleWhen: { field: 'needsCode', is: [true] },
      stored: false,
      audited: true,
      ...LIMIT,
    }),
    usesPerCustomer: integer({
      label: label('Commandes par client, au plus', 'Orders of one customer, at most'),
      help: label(
        'Vide\u202f: sans limite. Compté pour les clients connectés.',
        'Empty: without limit. Counted for customers who signed in.'
      ),
      ...LIMIT,
    }),
    mostUses: integer({
      label: label('Commandes en tout, au plus', 'Orders in all, at most'),
      help: UNLIMITED,
      ...LIMIT,
    }),
    mostMoney: money({
      label: label('Budget', 'Budget'),
      help: label(
        'Ce que la remise peut coûter en tout, hors livraison offerte. Une commande qui le dépasserait ne la reçoit pas.',
        'What the discount may cost in all, free delivery not counted. An order that would exceed it does not get it.'
      ),
      min: 1,
      column: false,
    }),
    isActive: boolean({ label: label('Active', 'Active'), required: true, default: true, key: 'active' }),
    ...ruleTerms,
    stopsOthers: boolean({
      label: label('Arrêter les remises suivantes', 'Stop later discounts'),
      blank: false,
      column: false,
    }),
    conditions: conditions({ label: label('Conditions', 'Conditions'), blank: { match: 'all', list: [] } }),
    timesUsed: integer({ label: label('Utilisations', 'Uses'), readOnly: true, stored: false }),
    moneyGiven: money({ label: label('Remises accordées', 'Discounts given'), readOnly: true, stored: false }),
    coupons: integer({ label: label('Codes', 'Codes'), readOnly: true, stored: false }),
  },
  virtual: {
    code: { label: label('Code', 'Code'), help: CODE_HELP, column: { type: 'text', sql: CODE } },
    used: { label: label('Utilisations', 'Uses'), column: { type: 'number', sql: '$row.times_used' } },
  },
  title: 'name',
  order: 'priority',
  columns: ['name', 'code', 'kind', 'settings', 'active', 'starts_on', 'ends_on', 'used', 'priority'],
  path: 'marketing/discounts',
  screens: { list: 'marketing.admin.discounts', form: 'marketing.admin.discount', row: 'marketing.admin.discount' },
  action: { order: 60 },
  menu: { parent: 'marketing', order: 10, key: 'marketing.menu.discounts' },
  permissions: { view: 'marketing.cart_rules.list', mass_delete: 'marketing.cart_rules.delete' },
  form: {
    main: [
      { title: label('Textes', 'Words'), fields: ['name', 'label', 'description'] },
      {
        title: label('Remise', 'Discount'),
        fields: ['kind', 'settings'],
      },
      {
        title: label('Code et limites', 'Code and limits'),
        fields: ['needsCode', 'code', 'usageLimit', 'usesPerCustomer', 'mostUses', 'mostMoney'],
      },
      {
        title: label('Conditions', 'Conditions'),
        help: label(
          'Sans condition, la remise vaut pour tout panier. Ce qui n’est pas encore connu, comme l’adresse, ne remplit aucune condition.',
          'Without a condition it is for any cart. What is not known yet, such as the address, meets none.'
        ),
        fields: ['conditions'],
      },
    ],
    side: [
      {
        title: label('Utilisation', 'Use'),
        fields: [
          'isActive',
          'startsOn',
          'startsTime',
          'endsOn',
          'endsTime',
          'groups',
          'channels',
          'priority',
          'stopsOthers',
        ],
      },
    ],
  },
  words: ['marketing.discounts', 'marketing.trial'],
  hooks: {
    read: fillCoupons,
    async validate({ before, after }) {
      Object.assign(after, await checkCartRule(after, before))
    },
    async afterSave({ trx, before, after }) {
      if (!before || before.code !== after.code || before.usageLimit !== after.usageLimit) {
        await writePrimaryCoupon(trx, after, (await app.container.make(Clock)).iso())
      }
      // The typed code is one of its codes.
      after.timesUsed = before?.timesUsed ?? 0
      after.moneyGiven = before?.moneyGiven ?? 0
      after.coupons = (before?.coupons ?? 0) + Number(after.code !== null) - Number((before?.code ?? null) !== null)
    },
  },
  list(made, row) {
    const code = CODE.replace('$row', row)
    return {
      ...made,
      search: [...(made.search ?? []), `lower(${code})`],
      naming: { ...made.naming, codes: [code] },
    }
  },
})

async function actionChoices() {
  const { actions } = await (await app.container.make(RuleParts)).load()
  return [...actions].map(([value, action]) => ({ value, label: action.label }))
}
