import type { Schedule } from '#core/jobs/job'

const everyMinute: Schedule = { job: 'cms.tend_contents', every: 60 }

export default everyMinute
