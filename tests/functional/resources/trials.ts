import { resource } from '#core/resources/resource'
import { sampleValue } from '#core/testing/sample_fields'
import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { choices } from '#core/fields/kinds/choices'
import { colour } from '#core/fields/kinds/colour'
import { country } from '#core/fields/kinds/country'
import { currency } from '#core/fields/kinds/currency'
import { day } from '#core/fields/kinds/day'
import { decimal } from '#core/fields/kinds/decimal'
import { email } from '#core/fields/kinds/email'
import { group } from '#core/fields/kinds/group'
import { instant } from '#core/fields/kinds/instant'
import { integer } from '#core/fields/kinds/integer'
import { lines } from '#core/fields/kinds/lines'
import { link } from '#core/fields/kinds/link'
import { locale } from '#core/fields/kinds/locale'
import { longText } from '#core/fields/kinds/long_text'
import { media } from '#core/fields/kinds/media'
import { money } from '#core/fields/kinds/money'
import { percent } from '#core/fields/kinds/percent'
import { phone } from '#core/fields/kinds/phone'
import { relation } from '#core/fields/kinds/relation'
import { repeater } from '#core/fields/kinds/repeater'
import { richText } from '#core/fields/kinds/rich_text'
import { secret } from '#core/fields/kinds/secret'
import { slug } from '#core/fields/kinds/slug'
import { text } from '#core/fields/kinds/text'
import { time } from '#core/fields/kinds/time'
import { url } from '#core/fields/kinds/url'
import { trialOf } from './trial_resource.js'

export const label = { fr_FR: 'Essai', en_GB: 'Trial' }

/** A resource with a field of every kind. */
export const trials = resource('trial.trials', {
  label: { one: label, many: label },
  table: 'trial_trials',
  fields: {
    name: text({ label, required: true, length: 60, search: true }),
    about: longText({ label }),
    title: text({ label, required: true, translated: true, length: 80 }),
    places: integer({ label, min: 1, max: 500, default: 12 }),
    position: integer({ label, default: 'next' }),
    rate: decimal({ label, digits: 4 }),
    price: money({ label }),
    share: percent({ label }),
    day: day({ label }),
    begins: instant({ label }),
    hour: time({ label }),
    isOpen: boolean({ label, default: true }),
    size: choice({ label, choices: { small: label, large: label } }),
    tags: choices({ label, choices: { red: label, white: label } }),
    email: email({ label }),
    phone: phone({ label }),
    site: url({ label }),
    page: link({ label }),
    story: richText({ label, length: 2000 }),
    code: slug({ label, unique: true }),
    hosts: lines({ label, length: 20, normalise: (line) => line.toLowerCase() }),
    key: secret({ label, length: 20 }),
    colour: colour({ label }),
    country: country({ label }),
    currency: currency({ label }),
    language: locale({ label }),
    others: relation({ label, of: 'trial.trials', many: true }),
    photo: media({ label }),
    papers: media({ label, accept: ['pdf', 'image'], many: true, max: 3 }),
    above: relation({ label, of: 'trial.trials' }),
    hall: group({ label, fields: { street: text({ label, required: true }), seats: integer({ label }) } }),
    steps: repeater({ label, fields: { what: text({ label, required: true }), minutes: integer({ label }) } }),
    margin: integer({ label, permission: { view: 'trial.margins.view', update: 'trial.margins.update' } }),
    reason: text({ label, required: true, visibleWhen: { field: 'size', is: ['large'] } }),
  },
  title: 'name',
})

const COLUMNS: Record<string, string> = {
  integer: 'integer',
  bigint: 'bigint',
  boolean: 'boolean',
}

/** The resource with its tables, and what writes its rows. `drop` takes the tables away. */
export async function openTrials() {
  const trial = await trialOf(trials)
  const { store, resources } = trial
  const schema = store.lucid.connection().schema
  const drop = async () => {
    for (const end of ['_others', '_papers', '_translations', '']) await schema.dropTableIfExists(`trial_trials${end}`)
  }
  await drop()
  await schema.createTable('trial_trials', (table) => {
    table.bigIncrements('id')
    for (const [name, field] of Object.entries(trials.fields)) {
      if (['title', 'others', 'papers'].includes(name)) continue
      const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const { stored } = resources.kinds.of(field)
      if (stored === 'day') table.date(column)
      else table.specificType(column, COLUMNS[stored] ?? 'text')
    }
    table.integer('version').notNullable().defaultTo(1)
    table.string('created_at', 24)
    table.string('updated_at', 24)
  })
  await schema.createTable('trial_trials_translations', (table) => {
    table.bigInteger('owner_id')
    table.string('locale', 8)
    table.string('title', 80)
    table.primary(['owner_id', 'locale'])
  })
  for (const links of ['trial_trials_others', 'trial_trials_papers']) {
    await schema.createTable(links, (table) => {
      table.bigInteger('owner_id')
      table.bigInteger('target_id')
      table.integer('position')
    })
  }
  return { ...trial, drop }
}

export const least = { name: 'Essai', title: { fr_FR: 'Titre' } }
export const all = (turn: number) => ({
  ...Object.fromEntries(
    Object.entries(trials.fields)
      .filter(([name]) => !['others', 'above', 'key'].includes(name))
      .map(([name, field]) => [name, sampleValue(field, turn)])
  ),
  size: 'large',
  currency: 'CHF',
})
