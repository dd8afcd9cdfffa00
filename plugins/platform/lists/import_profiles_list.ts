import { resourceChoices } from '#plugins/platform/lists/imports_list'
import type { Choice, ListDefinition } from '#core/lists/list'

const STATUSES: readonly Choice[] = [
  { value: 'ready', label: { fr_FR: 'Prêt', en_GB: 'Ready' } },
  { value: 'draft', label: { fr_FR: 'Brouillon', en_GB: 'Draft' } },
]

/** Import profiles, with the result of the last import that used each. */
const importProfilesList: ListDefinition = {
  permission: 'platform.import_profiles.list',
  label: { fr_FR: 'Profils d’import', en_GB: 'Import profiles' },
  from: 'platform_import_profiles p',
  id: 'p.id',
  order: 'name',
  search: ['core_fold(p.name)'],
  naming: { titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', sort: 'p.name_key', label: { fr_FR: 'Nom', en_GB: 'Name' } },
    resource: {
      type: 'choice',
      sql: 'p.resource',
      label: { fr_FR: 'Contenu', en_GB: 'Content' },
      choices: resourceChoices,
    },
    status: { type: 'choice', sql: 'p.status', label: { fr_FR: 'Statut', en_GB: 'Status' }, choices: STATUSES },
    last_used_at: {
      type: 'instant',
      sql: '(select max(i.created_at) from platform_imports i where i.profile_id = p.id)',
      label: { fr_FR: 'Dernier import', en_GB: 'Last import' },
    },
    updated_at: { type: 'instant', sql: 'p.updated_at', label: { fr_FR: 'Modifié le', en_GB: 'Changed on' } },
  },
}

export default importProfilesList
