import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { JobNames } from '#plugins/platform/services/job_names'
import type { Locale } from '#core/i18n/locales'
import type { DashboardWidget, WidgetFigure } from '#plugins/platform/contracts/dashboard_widget'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

const STATES = [
  { state: 'dead', label: label('En échec', 'Failed'), isAlert: true },
  { state: 'running', label: label('En cours', 'Running') },
  { state: 'waiting', label: label('En attente', 'Waiting') },
]

const COUNTS = `select state, count(*) as count from core_jobs where state in ('dead', 'running', 'waiting') group by state`

const FAILED = `select id, job, label, attempts from core_jobs where state = 'dead' order by id desc limit 5`

/** Background jobs: failed, running and pending, regardless of the period. */
const jobsWidget: DashboardWidget = {
  label: label('Travaux', 'Jobs'),
  permission: 'platform.jobs.list',
  place: 'waiting',
  order: 90,
  async load({ locale }) {
    const { reader } = await app.container.make(Store)
    const counted = await reader.all<{ state: string; count: number }>(COUNTS, [])
    return { figures: figuresOf(counted), rows: await failedRows(locale) }
  },
}

function figuresOf(counted: { state: string; count: number }[]): WidgetFigure[] {
  return STATES.map(({ state, ...figure }) => ({
    ...figure,
    value: Number(counted.find((row) => row.state === state)?.count ?? 0),
    screen: 'platform.admin.jobs',
    query: `filter[state]=${state}`,
  }))
}

async function failedRows(locale: Locale) {
  const { reader } = await app.container.make(Store)
  const names = await app.container.make(JobNames)
  const failed = await reader.all<{ id: number; job: string; label: string | null; attempts: number }>(FAILED, [])
  return {
    columns: [label('Travail en échec', 'Failed job'), label('Tentatives', 'Attempts')],
    rows: failed.map((row) => ({ cells: [names.of(row.job, row.label, locale), Number(row.attempts)] })),
    none: label('Aucun travail en échec.', 'No job has failed.'),
  }
}

export default jobsWidget
