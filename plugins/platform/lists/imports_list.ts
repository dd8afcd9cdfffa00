import app from '@adonisjs/core/services/app'
import { DescribeFile } from '#core/import/describe_file'
import type { Choice, ListDefinition } from '#core/lists/list'

/** A job that ended without telling its import was stopped, or failed too often. */
const STATE = `case when i.state <> 'waiting' or j.state in ('waiting', 'running') then i.state
  when j.state = 'stopped' then 'stopped' else 'failed' end`

const STATES: readonly Choice[] = [
  { value: 'ready', label: { fr_FR: 'À préparer', en_GB: 'To prepare' } },
  { value: 'waiting', label: { fr_FR: 'En cours', en_GB: 'Running' } },
  { value: 'tried', label: { fr_FR: 'Essayé', en_GB: 'Tried' } },
  { value: 'done', label: { fr_FR: 'Terminé', en_GB: 'Done' } },
  { value: 'undone', label: { fr_FR: 'Annulé', en_GB: 'Undone' } },
  { value: 'failed', label: { fr_FR: 'Échoué', en_GB: 'Failed' } },
  { value: 'stopped', label: { fr_FR: 'Arrêté', en_GB: 'Stopped' } },
]

/** Kinds of files that the shop's plugins can bring in. */
export async function resourceChoices(): Promise<Choice[]> {
  const importers = await (await app.container.make(DescribeFile)).resources()
  return importers.map(({ resource, label }) => ({ value: resource, label }))
}

/** Files that staff brought in, the newest first. */
const importsList: ListDefinition = {
  permission: 'platform.imports.list',
  label: { fr_FR: 'Imports', en_GB: 'Imports' },
  from: 'platform_imports i left join core_jobs j on j.id = i.job_id',
  id: 'i.id',
  order: '-created_at',
  search: ['core_fold(i.name)', 'core_fold(i.owner_name)'],
  naming: { codes: ['i.name'] },
  columns: {
    name: { type: 'text', sql: 'i.name', label: { fr_FR: 'Fichier', en_GB: 'File' } },
    resource: {
      type: 'choice',
      sql: 'i.resource',
      label: { fr_FR: 'Contenu', en_GB: 'Content' },
      choices: resourceChoices,
    },
    state: { type: 'choice', sql: STATE, label: { fr_FR: 'État', en_GB: 'State' }, choices: STATES },
    owner: { type: 'text', sql: 'i.owner_name', label: { fr_FR: 'Envoyé par', en_GB: 'Sent by' } },
    created_at: { type: 'instant', sql: 'i.created_at', label: { fr_FR: 'Envoyé le', en_GB: 'Sent on' } },
  },
}

export default importsList
