import type { Schedule } from '#core/jobs/job'

const everyHour: Schedule = { job: 'sales.remind_invoices', every: 3600 }

export default everyHour
