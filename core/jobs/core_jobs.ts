import type { Job, Schedule } from '#core/jobs/job'
import type { Lazy } from '#core/plugin/extension_points'

const DAY = 24 * 3600

/** The jobs of core itself. */
export const coreJobs: Record<string, Lazy<Job>> = {
  'core.encode_avif': () => import('#core/media/encode_avif_job'),
  'core.mass_change': () => import('#core/resources/mass_change_job'),
  'core.send_mail': () => import('#core/mail/send_mail_job'),
  'core.sweep': () => import('#core/jobs/sweep_job'),
  'core.sweep_files': () => import('#core/files/sweep_files_job'),
  'core.sweep_media': () => import('#core/media/sweep_media_job'),
}

export const coreSchedules: Record<string, Schedule> = {
  'core.encode_avif': { job: 'core.encode_avif', every: 300 },
  'core.sweep': { job: 'core.sweep', every: DAY / 4 },
  'core.sweep_files': { job: 'core.sweep_files', every: DAY },
  'core.sweep_media': { job: 'core.sweep_media', every: DAY },
}
