import app from '@adonisjs/core/services/app'
import { JobList } from '#core/jobs/job_list'
import { Translator } from '#core/i18n/translator'
import { jobChoices } from '#plugins/platform/services/job_names'
import type { ListDefinition } from '#core/lists/list'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

export const JOB_STATES = [
  { value: 'waiting', label: label('En attente', 'Waiting') },
  { value: 'running', label: label('En cours', 'Running') },
  { value: 'done', label: label('Terminé', 'Done') },
  { value: 'dead', label: label('En échec', 'Failed') },
  { value: 'stopped', label: label('Arrêté', 'Stopped') },
]

/** Background jobs: pending, running, and finished in the last weeks. */
const jobList: ListDefinition = {
  permission: 'platform.jobs.list',
  label: label('Travaux', 'Jobs'),
  from: 'core_jobs j',
  id: 'j.id',
  columns: {
    id: { type: 'id', sql: 'j.id', label: label('Numéro', 'Number') },
    job: {
      type: 'choice',
      sql: 'j.job',
      label: label('Travail', 'Job'),
      choices: async () => jobChoices(await app.container.make(JobList), await app.container.make(Translator)),
    },
    state: { type: 'choice', sql: 'j.state', label: label('État', 'State'), choices: JOB_STATES },
    owner: { type: 'text', sql: 'j.owner_name', label: label('Demandé par', 'Requested by') },
    done: { type: 'number', sql: 'j.progress_done', label: label('Fait', 'Done'), filter: false },
    total: { type: 'number', sql: 'j.progress_total', label: label('Total', 'Total'), filter: false },
    attempts: { type: 'number', sql: 'j.attempts', label: label('Tentatives', 'Attempts') },
    created_at: { type: 'instant', sql: 'j.created_at', label: label('Créé', 'Created') },
    started_at: { type: 'instant', sql: 'j.started_at', label: label('Commencé', 'Started'), isShown: false },
    finished_at: { type: 'instant', sql: 'j.finished_at', label: label('Terminé', 'Finished') },
    run_at: { type: 'instant', sql: 'j.run_at', label: label('Prévu', 'Due'), isShown: false },
  },
  search: ['core_fold(j.job)', 'core_fold(j.owner_name)'],
  naming: { codes: ['j.job'] },
  order: '-id',
}

export default jobList
