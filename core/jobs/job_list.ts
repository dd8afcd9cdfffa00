import { BootError } from '#core/plugin/boot_error'
import { coreJobs, coreSchedules } from '#core/jobs/core_jobs'
import { collision, foreignName } from '#core/plugin/check_names'
import type { Job, Schedule } from '#core/jobs/job'
import type { PluginRegistry } from '#core/plugin/registry'

/** Every job and schedule of the product: core's own, and what plugins contribute. */
export class JobList {
  #jobs = new Map<string, () => Promise<Job>>()
  #schedules = new Map<string, () => Promise<Schedule>>()

  constructor(registry: Pick<PluginRegistry, 'contributions'>) {
    for (const [name, job] of Object.entries(coreJobs)) this.#jobs.set(name, async () => (await job()).default)
    for (const [name, schedule] of Object.entries(coreSchedules)) this.#schedules.set(name, async () => schedule)
    for (const { name, plugin, load } of registry.contributions('core.jobs')) {
      this.#add(this.#jobs, 'job', plugin, name, load)
    }
    for (const { name, plugin, load } of registry.contributions('core.schedules')) {
      this.#add(this.#schedules, 'schedule', plugin, name, load)
    }
  }

  names(): string[] {
    return [...this.#jobs.keys()].sort()
  }

  /** Null: no plugin contributes a job of this name. */
  async find(name: string): Promise<Job | null> {
    return (await this.#jobs.get(name)?.()) ?? null
  }

  /** Schedules by name. @throws BootError for an unknown job or an interval under one second */
  async schedules(): Promise<Map<string, Schedule>> {
    const all = new Map<string, Schedule>()
    for (const [name, load] of this.#schedules) {
      const schedule = await load()
      if (!this.#jobs.has(schedule.job) || !(schedule.every >= 1)) {
        throw new BootError(
          name.split('.')[0] ?? name,
          `its schedule "${name}" runs the job "${schedule.job}" every ${schedule.every} seconds, which cannot be.`,
          'Name a job contributed to core.jobs, and an interval of at least one second.'
        )
      }
      all.set(name, schedule)
    }
    return all
  }

  #add<T>(all: Map<string, T>, kind: string, plugin: string, name: string, load: T): void {
    if (!name.startsWith(`${plugin}.`)) throw foreignName(plugin, kind, name)
    if (all.has(name)) throw collision(plugin, plugin, kind, name)
    all.set(name, load)
  }
}
