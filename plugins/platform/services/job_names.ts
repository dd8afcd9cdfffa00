import { inject } from '@adonisjs/core'
import { JobList } from '#core/jobs/job_list'
import { Translator } from '#core/i18n/translator'
import type { JobLabel } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** Displayed names of jobs. */
@inject()
export class JobNames {
  constructor(private readonly translator: Translator) {}

  /** The label of a job, else the translation of its kind (`core.job_names.sweep`), else its plain name. */
  of(job: string, label: string | null, locale: Locale): string {
    const given = label ? (JSON.parse(label) as JobLabel) : null
    return (given && this.#given(given, locale)) ?? this.ofKind(job, locale)
  }

  ofKind(job: string, locale: Locale): string {
    const [plugin, ...name] = job.split('.')
    const key = `${plugin}.job_names.${name.join('_')}`
    return this.translator.has(locale, key) ? this.translator.translate(locale, key) : job
  }

  /** Why a job failed, for its owner: the message of a domain error where it needs no values. */
  ofError(error: string | null, locale: Locale): string | null {
    if (!error) return null
    const [, key = ''] = /^(?:\w+: )?([\w.]+)$/m.exec(error.split('\n')[0] ?? '') ?? []
    return this.translator.translate(locale, this.translator.has(locale, key) ? key : 'platform.jobs.failed')
  }

  /** Null: the translation is gone or needs other values than are stored, as for a job of an older version. */
  #given({ key, values = {} }: JobLabel, locale: Locale): string | null {
    if (!this.translator.has(locale, key)) return null
    const parameters = Object.entries(values).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ])
    try {
      return this.translator.translate(locale, key, Object.fromEntries(parameters))
    } catch {
      return null
    }
  }
}

/** Names of all jobs that there are, as choices of a filter. */
export async function jobChoices(jobs: JobList, translator: Translator) {
  const names = new JobNames(translator)
  return jobs.names().map((value) => ({
    value,
    label: { fr_FR: names.ofKind(value, 'fr_FR'), en_GB: names.ofKind(value, 'en_GB') },
  }))
}
