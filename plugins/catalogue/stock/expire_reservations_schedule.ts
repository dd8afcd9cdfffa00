import type { Schedule } from '#core/jobs/job'

const everyMinute: Schedule = { job: 'catalogue.expire_reservations', every: 60 }

export default everyMinute
