import type { Schedule } from '#core/jobs/job'

const everyHour: Schedule = { job: 'catalogue.invite_reviews', every: 3600 }

export default everyHour
