import { choice } from '#core/fields/kinds/choice'
import { locale } from '#core/fields/kinds/locale'
import { nameTargets } from '#core/permalinks/name_targets'
import { permalinkNotFound, permalinkPresent } from '#core/permalinks/errors'
import { placeOtherRedirects } from '#core/permalinks/place_redirect'
import { resource, type AnyResource } from '#core/resources/resource'
import { text } from '#core/fields/kinds/text'
import { GONE_KIND, REDIRECT_KIND } from '#core/permalinks/written_redirects'
import type { ChoiceList } from '#core/fields/choice_list'
import type { Label } from '#core/i18n/label'

/** A screen of addresses. */
export interface PermalinkScreenOptions {
  /** Condition on `$row` that its addresses fulfil, beside the redirects that staff wrote. */
  where: string
  /** Kinds of what stands at its addresses. */
  kinds: ChoiceList
  empty: Label
  path: string
  menu: { parent: string; order: number }
  /** Sections of translations that its components use. */
  words?: readonly string[]
}

const WRITTEN = [
  { value: REDIRECT_KIND, label: { fr_FR: 'Redirection', en_GB: 'Redirect' } },
  { value: GONE_KIND, label: { fr_FR: 'Page supprimée (410)', en_GB: 'Page gone (410)' } },
]

const IS_PRESENT = `($row.redirect is null and $row.kind <> '${GONE_KIND}')`

const isPresent = ({ kind, redirect }: { kind?: unknown; redirect: unknown }) => redirect === null && kind !== GONE_KIND

/** Addresses, present and former, as a resource. Staff add redirects; a present address follows its page. */
export function permalinkResource(id: string, { where, kinds, ...screen }: PermalinkScreenOptions) {
  const { empty, path, menu, words = [] } = screen
  return resource(id, {
    label: {
      one: { fr_FR: 'Permalien', en_GB: 'Permalink' },
      many: { fr_FR: 'Permaliens', en_GB: 'Permalinks' },
      create: { fr_FR: 'Ajouter une redirection', en_GB: 'Add a redirect' },
    },
    empty,
    consequence: {
      fr_FR: 'Cette ancienne adresse ne mènera plus nulle part.',
      en_GB: 'This old address will not lead anywhere any more.',
    },
    table: 'core_permalinks',
    where: `(${where} or $row.kind in ('${REDIRECT_KIND}', '${GONE_KIND}'))`,
    fields: {
      locale: locale({ label: { fr_FR: 'Langue', en_GB: 'Language' }, required: true, fixed: true, default: 'fr_FR' }),
      path: text({
        label: { fr_FR: 'Adresse demandée', en_GB: 'Address asked for' },
        columnLabel: { fr_FR: 'Adresse', en_GB: 'Address' },
        help: {
          fr_FR: 'Depuis la racine de la boutique\u202f: /ancienne-page',
          en_GB: 'From the root of the shop: /old-page',
        },
        required: true,
        fixed: true,
        isCode: true,
      }),
      redirect: text({
        label: { fr_FR: 'Mène à', en_GB: 'Leads to' },
        columnLabel: { fr_FR: 'Renvoie vers (301)', en_GB: 'Leads to (301)' },
        help: {
          fr_FR: 'Vide\u202f: la page a disparu pour de bon, et les moteurs de recherche l’oublient (410).',
          en_GB: 'Empty: the page is gone for good, and search engines forget it (410).',
        },
        fixed: true,
      }),
      kind: choice({
        label: { fr_FR: 'Nature', en_GB: 'Kind' },
        choices: async () => [...(await choicesOf(kinds)), ...WRITTEN],
        readOnly: true,
        form: false,
      }),
      target: text({
        label: { fr_FR: 'Numéro de la page', en_GB: 'Page number' },
        readOnly: true,
        form: false,
        key: 'target_id',
        column: 'hidden',
      }),
      channel: text({ label: { fr_FR: 'Canal', en_GB: 'Channel' }, readOnly: true, form: false, column: 'hidden' }),
    },
    virtual: {
      id: {
        label: { fr_FR: 'Numéro', en_GB: 'Number' },
        column: { type: 'id', sql: '$row.id', isShown: false },
      },
      target: {
        label: { fr_FR: 'Page', en_GB: 'Page' },
        column: { type: 'text', sql: '$row.target', sort: false, filter: false },
      },
      is_redirect: {
        label: { fr_FR: 'Redirection', en_GB: 'Redirect' },
        column: { type: 'boolean', sql: '$row.redirect is not null', isShown: false, sort: false },
      },
      is_present: {
        label: { fr_FR: 'Adresse en vigueur', en_GB: 'Present address' },
        help: { fr_FR: 'Une page s’y trouve.', en_GB: 'Whether a page stands there now.' },
        column: { type: 'boolean', sql: IS_PRESENT, isShown: false, sort: false },
        read: (rows: readonly { kind?: unknown; redirect: unknown }[]) => Promise.resolve(rows.map(isPresent)),
      },
    },
    title: 'path',
    order: '-id',
    columns: ['path', 'kind', 'target', 'redirect', 'locale', 'channel'],
    protects: { field: 'is_present', from: 'delete' },
    path,
    menu,
    list: (list) => ({ ...list, present: nameTargets }),
    /** A present address is changed with the slug of its page. */
    permissions: { view: `${id}.list`, create: `${id}.update`, update: false, delete: `${id}.update` },
    words,
    hooks: {
      async validate({ trx, after }) {
        const { locale: language, path: wanted, redirect } = after
        Object.assign(after, await placeOtherRedirects(trx, { locale: language, path: wanted, redirect }))
      },
      beforeDelete({ row }) {
        if (isPresent(row)) throw permalinkPresent({ path: row.path })
        return Promise.resolve()
      },
    },
    feeds: ({ kind }) => [['core.permalinks', kind ?? '']],
    hasTimestamps: false,
    errors: { gone: permalinkNotFound },
  }) satisfies AnyResource
}

async function choicesOf(kinds: ChoiceList) {
  return typeof kinds === 'function' ? kinds() : Object.entries(kinds).map(([value, label]) => ({ value, label }))
}
