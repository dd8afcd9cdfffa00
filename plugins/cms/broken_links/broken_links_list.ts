import app from '@adonisjs/core/services/app'
import { LinkNames } from '#core/links/link_names'
import { linkedKey } from '#core/links/link'
import { REASONS } from '#plugins/cms/broken_links/reasons'
import { LOCALES, type Locale } from '#core/i18n/locales'
import type { ListDefinition } from '#core/lists/list'
import type { ListRow } from '#core/lists/list_value'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

const STATES = [
  { value: 'broken', label: label('Cassé', 'Broken'), tone: 'bad' },
  { value: 'warning', label: label('À surveiller', 'To be watched'), tone: 'waiting' },
  { value: 'redirect', label: label('Déplacé', 'Moved'), tone: 'plain' },
  { value: 'dismissed', label: label('Ignoré', 'Dismissed'), tone: 'plain' },
] as const

/** Links that lead nowhere, or soon will not: a line for each place where one stands. */
const brokenLinks: ListDefinition = {
  permission: 'cms.broken_links.list',
  label: label('Liens cassés', 'Broken links'),
  from: `core_links l join cms_link_checks c on c.key = l.key and (c.kind = 'outside' or c.locale = l.locale)`,
  where: `c.state in ('broken', 'warning', 'redirect', 'dismissed')`,
  id: 'l.id',
  columns: {
    url: { type: 'text', sql: 'l.url', label: label('Lien', 'Link'), card: 'title' },
    state: { type: 'choice', sql: 'c.state', label: label('État', 'State'), choices: STATES, card: 'state' },
    reason: { type: 'choice', sql: 'c.reason', label: label('Raison', 'Reason'), choices: REASONS },
    status: { type: 'number', sql: 'c.status', label: label('Code', 'Status') },
    source: {
      type: 'text',
      sql: `l.source_kind || '/' || l.source_id`,
      label: label('Se trouve dans', 'Stands in'),
      sort: false,
      filter: false,
      card: 'subtitle',
    },
    text: { type: 'text', sql: 'l.text', label: label('Texte du lien', 'Text of the link') },
    redirect: { type: 'text', sql: 'c.redirect', label: label('Mène maintenant à', 'Leads now to'), isShown: false },
    since: { type: 'instant', sql: 'c.first_failed_at', label: label('Depuis', 'Since') },
    checked_at: { type: 'instant', sql: 'c.checked_at', label: label('Vérifié', 'Checked') },
    host: { type: 'text', sql: 'c.host', label: label('Site', 'Site'), isShown: false },
    kind: {
      type: 'choice',
      sql: 'c.kind',
      label: label('Nature', 'Kind'),
      choices: [
        { value: 'inside', label: label('Dans la boutique', 'Inside the shop') },
        { value: 'outside', label: label('Autre site', 'Other site') },
      ],
      isShown: false,
    },
    locale: {
      type: 'choice',
      sql: 'l.locale',
      label: label('Langue', 'Language'),
      choices: LOCALES.map((value) => ({
        value,
        label: value === 'fr_FR' ? label('Français', 'French') : label('Anglais', 'English'),
      })),
      isShown: false,
    },
    source_screen: {
      type: 'text',
      sql: `''`,
      label: label('Écran', 'Screen'),
      isShown: false,
      sort: false,
      filter: false,
    },
    source_id: { type: 'text', sql: 'l.source_id', label: label('Numéro', 'Number'), isShown: false, sort: false },
  },
  search: ['core_fold(l.url)', 'core_fold(l.text)'],
  naming: { codes: ['l.url'] },
  order: '-since',
  tabs: {
    broken: { label: label('Cassés', 'Broken'), filter: { state: 'broken' } },
    warning: { label: label('À surveiller', 'To be watched'), filter: { state: 'warning' } },
    redirect: { label: label('Déplacés', 'Moved'), filter: { state: 'redirect' } },
    dismissed: { label: label('Ignorés', 'Dismissed'), filter: { state: 'dismissed' } },
  },
  present: nameSources,
}

/** Puts the names of what links stand in, with the screen that changes it. */
async function nameSources(rows: ListRow[], locale: Locale): Promise<ListRow[]> {
  const names = await app.container.make(LinkNames)
  const sources = rows.map(({ source }) => {
    const [kind = '', id = ''] = String(source ?? '').split('/')
    return { kind, id }
  })
  const titles = await names.titles(sources, locale)
  return rows.map((row, at) => {
    const source = sources[at]
    const named = source && titles.get(linkedKey(source))
    if (!named) return row
    return {
      ...row,
      source: `${named.title} (${named.label})`,
      source_screen: named.edit ? JSON.stringify(named.edit) : '',
    }
  })
}

export default brokenLinks
