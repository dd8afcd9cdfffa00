import { inject } from '@adonisjs/core'
import { JobList } from '#core/jobs/job_list'
import { Translator } from '#core/i18n/translator'
import type { JobLabel } from '#core/jobs/job'
import type { Locale } from '#core/i18n/locales'

/** What jobs are called where people read of them. */
@inject()
export class JobNames {
  constructor(private readonly translator: Translator) {}

  /** The label that a job was given, else the words for its kind: `core.job_names.sweep`, else its plain name. */
  of(job: string, label: string | null, locale: Locale): string {
    const given = label ? (JSON.parse(label) as JobLabel) : null
    return (given && this.#given(given, locale)) ?? this.ofKind(job, locale)
  }

  ofKind(job: string, locale: Locale): string {
    const [plugin, ...name] = job.split('.')
    const key = `${plugin}.job_names.${name.join('_')}`
    return this.translator.has(locale, key) ? this.translator.translate(locale, key) : job
  }

  /** Why a job failed, in words for whoever asked for it: a refusal's own where its words need no values. */
  ofError(error: string | null, locale: Locale): string | null {
    if (!error) return null
    const [, key = ''] = /^(?:\w+: )?([\w.]+)$/m.exec(error.split('\n')[0] ?? '') ?? []
    return this.translator.translate(locale, this.translator.has(locale, key) ? key : 'platform.jobs.failed')
  }

  /** Null: the words are gone, or want other values than were kept; the job may be of an older version. */
  #given({ key, values = {} }: JobLabel, locale: Locale): string | null {
    if (!this.translator.has(locale, key)) return null
    const told = Object.entries(values).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ])
    try {
      return this.translator.translate(locale, key, Object.fromEntries(told))
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
